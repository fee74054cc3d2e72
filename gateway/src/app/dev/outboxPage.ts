import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context';
import { newNonce, sendPage } from '../../server/http/staticFiles';
import { listOutbox, type OutboxEntry } from '../../modules/sms/recentMessages';
import type { SmsOutbox } from '../../modules/sms/smsOutbox';
import { documentPolicy } from '../../platform/security/headers';

/**
 * Shows the messages that would have been sent, where none are sent. Not registered in production, so it answers 404 there.
 */
export function registerOutboxPage(app: FastifyInstance, services: Services, outbox: SmsOutbox): void {
  if (services.config.production) return;
  const mobileOf = (query: unknown) => {
    const { mobile } = query as { mobile?: unknown };
    return typeof mobile === 'string' && mobile !== '' ? mobile : null;
  };
  app.get('/dev/outbox.json', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await listOutbox(services, outbox, mobileOf(request.query))),
  );
  app.get('/dev/outbox', async (request, reply) => {
    const nonce = newNonce();
    reply.header('content-security-policy', documentPolicy(nonce));
    return sendPage(request, reply, page(await listOutbox(services, outbox, mobileOf(request.query)), nonce));
  });
}

function page(entries: readonly OutboxEntry[], nonce: string): string {
  const rows = entries
    .map(
      ({ createdAt, mobile, template, status, text }) =>
        `<tr>${[createdAt, mobile, template, status, text].map((cell) => `<td>${link(escape(cell))}</td>`).join('')}</tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>SMS outbox</title><meta name="viewport" content="width=device-width">
<style nonce="${nonce}">body{font:15px/1.5 system-ui,sans-serif;margin:24px}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:6px 10px;text-align:left;vertical-align:top}</style></head>
<body><h1>SMS outbox</h1><p>Messages of this machine. Nothing here was sent to a phone.</p>
<table><thead><tr><th>Time</th><th>Phone</th><th>Template</th><th>Status</th><th>Text</th></tr></thead><tbody>
${rows}
</tbody></table></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

function link(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
