import path from 'node:path';
import { listOperations } from '@probity/contract/document.mjs';
import { filesOf } from './bundleContract.mjs';

/**
 * Calls that a screen loads without the rest of their resource, by the chunk they are generated into: a screen loads the
 * calls it makes and no more. Every other call goes with the file of the contract that contains it, so the contract is cut
 * by resource alone.
 */
const ownChunks = {
  frame: ['countUnreadNotifications', 'listDictWords'],
  session: ['keepSession', 'chooseLanguage'],
  bulk: ['remindChecks', 'cancelChecks'],
  leaver: [
    ...['letMemberGo', 'handOverMember', 'listAbsentOwners'],
    ...['sendOwnershipCode', 'handOnOwnership'],
  ],
  welcome: ['noteWelcomed'],
};

/**
 * The chunks of the console's endpoints.
 * @param {string} folder absolute path of the contract folder
 * @param {Record<string, string[]>} [table] calls with a chunk of their own; tests give another
 * @returns {Record<string, string[]>} operationIds by chunk, each call in one of them
 */
export function endpointChunks(folder, table = ownChunks) {
  const chunkOf = new Map(Object.entries(table).flatMap(([chunk, ids]) => ids.map((id) => [id, chunk])));
  const chunks = Object.fromEntries(Object.keys(table).map((chunk) => [chunk, []]));
  for (const { name, document } of filesOf(folder)) {
    const resource = path.basename(name, '.yaml');
    if (resource in table) throw new Error(`A chunk and a file of the contract are both called ${resource}`);
    for (const { operation } of listOperations({ paths: document.paths ?? {} })) {
      const id = operation.operationId;
      (chunks[chunkOf.get(id) ?? resource] ??= []).push(id);
      chunkOf.delete(id);
    }
  }
  if (chunkOf.size > 0) throw new Error(`No call of the contract: ${[...chunkOf.keys()].join(', ')}`);
  return chunks;
}
