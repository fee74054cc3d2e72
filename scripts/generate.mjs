// Writes everything derived from contract/: its single document, the console's endpoints, the gateway's types, and the
// readers' section of the product's page. With --check it writes nothing and fails when the committed files are out of date.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { withoutEnvelope } from '@probity/contract/document.mjs';
import { bundleContract } from './lib/bundleContract.mjs';
import { consoleEndpoints } from './lib/consoleEndpoints.mjs';
import { endpointChunks } from './lib/endpointChunks.mjs';
import { gatewayTypes, operationTraits } from './lib/gatewayTypes.mjs';
import { root } from './lib/root.mjs';
import { PRODUCT_PAGE, productPage } from './lib/whoReads.mjs';

const HEADER = '// Written by `npm run generate` from contract/. Do not edit.\n';
const DOCUMENT = 'contract/openapi.json';
const ENDPOINTS = 'src/api/generated';
const GATEWAY_TYPES = 'gateway/src/kernel/contract.gen.ts';
const GATEWAY_TRAITS = 'gateway/src/kernel/operations.gen.ts';

async function format(text, file) {
  const options = await prettier.resolveConfig(path.join(root, file));
  return prettier.format(text, { ...options, parser: 'typescript' });
}

async function generateAll() {
  const folder = path.join(root, 'contract');
  const contract = await bundleContract(folder);
  const document = withoutEnvelope(contract);
  const written = {
    [DOCUMENT]: `${JSON.stringify(contract, null, 1)}\n`,
    [GATEWAY_TYPES]: await format(HEADER + (await gatewayTypes(document)), GATEWAY_TYPES),
    [GATEWAY_TRAITS]: await format(HEADER + operationTraits(document), GATEWAY_TRAITS),
  };
  for (const [name, operationIds] of Object.entries(endpointChunks(folder))) {
    const file = `${ENDPOINTS}/${name}.gen.ts`;
    written[file] = await format(HEADER + (await consoleEndpoints(document, operationIds)), file);
  }
  written[PRODUCT_PAGE] = await productPage();
  return written;
}

const isCheck = process.argv.includes('--check');
const drifted = [];
const generated = await generateAll();
for (const name of readdirSync(path.join(root, ENDPOINTS))) {
  const file = `${ENDPOINTS}/${name}`;
  if (file in generated) continue;
  drifted.push(file);
  if (!isCheck) rmSync(path.join(root, file));
}
for (const [file, text] of Object.entries(generated)) {
  const target = path.join(root, file);
  const current = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (current === text) continue;
  drifted.push(file);
  if (isCheck) continue;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
if (isCheck && drifted.length > 0) {
  console.error(`Not what contract/ says; run \`npm run generate\` and commit:\n  ${drifted.join('\n  ')}`);
  process.exit(1);
}
console.log(drifted.length > 0 ? `Wrote ${drifted.join(', ')}` : 'Generated code agrees with contract/');
