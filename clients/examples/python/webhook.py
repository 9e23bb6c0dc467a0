import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from nitido import WebhookError, verify_webhook


class Webhook(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = verify_webhook(os.environ["NITIDO_WEBHOOK_SECRET"], self.headers, body)
            print(event.type, event.data, flush=True)
            self.send_response(204)
        except WebhookError:
            self.send_response(400)
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", 8000))), Webhook).serve_forever()
