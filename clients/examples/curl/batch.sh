API=https://nitido.example/v1
pedir() { curl -sS --retry 4 -H "Authorization: Bearer $NITIDO_KEY" "$@"; }
desistir() { echo "$1" >&2; exit 1; }

# Uma chave para cada execução: com a mesma viria só a primeira resposta de novo.
LOTE=$(pedir --fail-with-body "$API/batches" \
  -H 'Content-Type: application/json' \
  -H "Idempotency-Key: lote-$(date +%s)-$$" \
  -d '{"type": "cpf", "items": ["529.982.247-25", "529.982.247-26"], "purpose": "prevencao_fraude"}') ||
  desistir "$LOTE"
ID=$(echo "$LOTE" | sed 's/.*"id":"\([^"]*\)".*/\1/')

until
  ESTADO=$(pedir --fail-with-body "$API/batches/$ID") || desistir "$ESTADO"
  echo "$ESTADO" | grep -qE '"status":"(finished|paused|cancelled)"'
do sleep 1; done

CURSOR=
while
  LINHAS=$(pedir --fail-with-body "$API/batches/$ID/items?limit=100$CURSOR") || desistir "$LINHAS"
  echo "$LINHAS"
  # Linhas de um lote de teste não têm protocolo, nem relatório.
  echo "$LINHAS" | grep -o '"verdict":"found"[^}]*"protocolo":"[^"]*' | sed 's/.*"//' |
    while read -r PROTOCOLO
    do pedir -f -X POST "$API/lookups/$PROTOCOLO/report" -o "$PROTOCOLO.pdf"
    done
  CURSOR=$(echo "$LINHAS" | sed -n 's/.*"nextCursor":"\([^"]*\)".*/\&cursor=\1/p')
  [ -n "$CURSOR" ]
do :; done
