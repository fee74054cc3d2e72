import { runInThisContext } from 'node:vm';

/**
 * jsdom has no fetch, and its Blob, File and AbortSignal are not those that Node's fetch takes. The whole family comes from
 * Node's own realm; runInThisContext reaches it from inside Jest's sandbox.
 */
const family = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
] as const;

for (const name of family) {
  Object.defineProperty(globalThis, name, {
    value: runInThisContext(name),
    writable: true,
    configurable: true,
  });
}

Object.defineProperty(globalThis, 'File', {
  value: runInThisContext("process.getBuiltinModule('node:buffer').File"),
  writable: true,
  configurable: true,
});
