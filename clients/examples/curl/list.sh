curl -s 'https://nitido.example/v1/lookups?limit=100' \
  -H "Authorization: Bearer $NITIDO_KEY"
