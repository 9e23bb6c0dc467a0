import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from 'nitido';

const secret = process.env.NITIDO_WEBHOOK_SECRET!;

createServer(async (request, response) => {
  try {
    const event = await verifyWebhook({ secret, headers: request.headers, body: await text(request) });
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(process.env.PORT ?? 8000);
