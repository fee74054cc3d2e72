import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify';
import type { Config } from '../../platform/config/settings';
import { guidePolicy, pagePolicy } from '../../platform/security/headers';
import { registerScreenRedirects } from './screenRedirects';

/** What stands behind the guides, and the guides for machines; their pages are sent with a policy of their own. */
const isForAll = (path: string) =>
  /^\/docs\/(docs\.css|docs\.js|openapi\.json|(zh\/)?(integrate|api|webhooks)\.md)$/.test(path);
const NONCE_PLACE = '__CSP_NONCE__';
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Serves the built console: index.html with a fresh nonce per reply, hashed assets as the build compressed them. */
export async function registerStatic(app: FastifyInstance, config: Config): Promise<void> {
  const dist = join(config.rootDir, 'dist');
  const page = pageReader(join(dist, 'index.html'), join(dist, 'csp.json'));
  const sendIndex = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = page();
    if (!current) return reply.callNotFound();
    const nonce = newNonce();
    reply.header('content-security-policy', pagePolicy(nonce, current.scriptHashes));
    return sendPage(request, reply, current.html.replaceAll(NONCE_PLACE, nonce));
  };
  const show = (url: string, handler: RouteHandlerMethod) =>
    app.route({ method: ['GET', 'HEAD'], url, handler });
  show('/', sendIndex);
  show('/index.html', sendIndex);
  registerScreenRedirects(app);

  const sendDocument = (name: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const path = join(dist, 'docs', name);
    if (!existsSync(path)) return reply.callNotFound();
    reply.header('content-security-policy', guidePolicy());
    return sendPage(request, reply, readFileSync(path, 'utf8'));
  };
  // Customers' systems need only the calls open to keys; the whole contract is for development.
  show('/docs', sendDocument('index.html'));
  show('/docs/', sendDocument('index.html'));
  for (const name of ['api', 'webhooks', 'calls']) show(`/docs/${name}`, sendDocument(`${name}.html`));
  if (config.docs) show('/docs/contract', sendDocument('contract.html'));
  if (!existsSync(dist)) return;
  await app.register(async (assets) => {
    // An address that names no file (a folder, a path that climbs) is answered like any missing file.
    assets.setErrorHandler((error: FastifyError, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return reply.callNotFound();
    });
    await assets.register(fastifyStatic, {
      root: dist,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Source maps and the build's own notes are not served.
      allowedPath: (path) =>
        path.startsWith('/docs')
          ? isForAll(path) || (config.docs && path === '/docs/contract.json')
          : !/\.(map|json|html|txt)$/.test(path),
      setHeaders(reply, path) {
        const isHashed = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(path);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}

interface Page {
  html: string;
  scriptHashes: string[];
}

/** Reads the page again only after a new build. */
function pageReader(htmlPath: string, policyPath: string): () => Page | null {
  let kept: (Page & { stamp: number }) | null = null;
  return () => {
    if (!existsSync(htmlPath)) return null;
    const stamp = statSync(htmlPath).mtimeMs;
    if (kept?.stamp !== stamp) {
      const policy = existsSync(policyPath)
        ? (JSON.parse(readFileSync(policyPath, 'utf8')) as { scriptHashes?: string[] })
        : {};
      kept = { html: readFileSync(htmlPath, 'utf8'), scriptHashes: policy.scriptHashes ?? [], stamp };
    }
    return kept;
  };
}

/** Compressed per reply, because the nonce makes every copy different. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  const bytes = Buffer.from(html);
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return reply.header('content-encoding', 'br').send(await brotli(bytes, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(bytes));
  return reply.send(bytes);
}

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}
