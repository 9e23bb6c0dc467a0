curl -s https://nitido.example/v1/lookups/cpf \
  -H "Authorization: Bearer $NITIDO_KEY" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: pedido-4711' \
  -d '{"cpf": "529.982.247-25", "finalidade": "prevencao_fraude"}'
