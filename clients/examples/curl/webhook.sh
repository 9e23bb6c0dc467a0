curl -s https://nitido.example/v1/webhook-endpoints \
  -H "Authorization: Bearer $NITIDO_KEY" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: webhook-da-loja' \
  -d '{"url": "https://loja.example/webhooks/nitido", "events": ["payment.approved", "plan.ended"]}'
