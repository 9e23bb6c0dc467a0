LOTE=$(curl -s https://nitido.example/v1/batches \
  -H "Authorization: Bearer $NITIDO_KEY" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: lote-12' \
  -d '{"type": "cpf", "items": ["529.982.247-25", "529.982.247-26"], "purpose": "prevencao_fraude"}' |
  sed 's/.*"id":"\([^"]*\)".*/\1/')

until curl -s "https://nitido.example/v1/batches/$LOTE" -H "Authorization: Bearer $NITIDO_KEY" |
  grep -qE '"status":"(finished|paused|cancelled)"'
do sleep 1; done

LINHAS=$(curl -s "https://nitido.example/v1/batches/$LOTE/items" -H "Authorization: Bearer $NITIDO_KEY")
echo "$LINHAS"

echo "$LINHAS" | grep -o '"verdict":"found"[^}]*"protocolo":"[^"]*' | sed 's/.*"//' |
  while read -r PROTOCOLO
  do curl -sf --retry 4 -X POST "https://nitido.example/v1/lookups/$PROTOCOLO/report" \
    -H "Authorization: Bearer $NITIDO_KEY" -o "$PROTOCOLO.pdf"
  done
