LOTE=$(curl -s https://nitido.example/v1/batches \
  -H "Authorization: Bearer $NITIDO_KEY" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: lote-12' \
  -d '{"type": "cpf", "items": ["529.982.247-25", "529.982.247-26"], "purpose": "prevencao_fraude"}' |
  sed 's/.*"id":"\([^"]*\)".*/\1/')

until curl -s "https://nitido.example/v1/batches/$LOTE" -H "Authorization: Bearer $NITIDO_KEY" |
  grep -q '"status":"finished"'
do sleep 1; done

LINHAS=$(curl -s "https://nitido.example/v1/batches/$LOTE/items" -H "Authorization: Bearer $NITIDO_KEY")
echo "$LINHAS"

PROTOCOLO=$(echo "$LINHAS" | sed 's/.*"verdict":"found"[^}]*"protocolo":"\([^"]*\)".*/\1/')
curl -s -X POST "https://nitido.example/v1/lookups/$PROTOCOLO/report" \
  -H "Authorization: Bearer $NITIDO_KEY" -o "$PROTOCOLO.pdf"
