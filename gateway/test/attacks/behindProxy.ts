import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { md5, type CallReply } from '../gateway';

export interface Side {
  /** Calls through the proxy from this side of it; `headers` are the client's own. */
  post(
    path: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<Pick<CallReply, 'code' | 'data'>>;
}

/**
 * A reverse proxy in front of a gateway with an entrance for each client: it appends the client's address to
 * `X-Forwarded-For`, like nginx's `$proxy_add_x_forwarded_for`, and passes on whatever the client wrote there itself.
 */
export async function proxyBefore(gateway: string) {
  const servers: ReturnType<typeof createServer>[] = [];
  return {
    async side(client: string): Promise<Side> {
      const server = createServer((incoming, outgoing) => {
        const claimed = incoming.headers['x-forwarded-for'];
        const forwarded = [claimed, client].filter(Boolean).join(', ');
        const headers = { ...incoming.headers, 'x-forwarded-for': forwarded };
        const { method, url } = incoming;
        const onward = send(gateway + url!, { method: method!, headers }, (reply) => {
          outgoing.writeHead(reply.statusCode!, reply.headers);
          reply.pipe(outgoing);
        });
        onward.on('error', (error) => outgoing.destroy(error));
        incoming.pipe(onward);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      servers.push(server);
      const { port } = server.address() as AddressInfo;
      return { post: (path, body, headers) => post(`http://127.0.0.1:${port}`, path, body, headers) };
    },
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}

export async function post(
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Pick<CallReply, 'code' | 'data'>> {
  const reply = await fetch(`${address}/gateway/bd${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appcode: 'bd-web', ...headers },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Pick<CallReply, 'code' | 'data'>;
}

export const SIGN_IN = '/base/user/login';
export const signIn = (mobile: string, password: string) => ({
  loginType: 'password',
  mobile,
  password: md5(password),
  clientType: 'ENT_WEB',
});
