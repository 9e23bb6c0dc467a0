curl -s https://nitido.example/v1/lookups/cpf \
  -H "Authorization: Bearer $NITIDO_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"cpf": "111.111.111-11", "finalidade": "prevencao_fraude"}'
