// Builds what is stale: the console into dist/ (with prerendered screens and the pages for other systems), the gateway into
// gateway/dist/. `--force` builds both; a name (`console`, `gateway`) builds only that one.
import { runNode } from './lib/run.mjs';
import { inputsHash, isFresh, products, writeStamp } from './lib/freshness.mjs';
import { buildGateway } from './lib/buildGateway.mjs';
import { writeDocsFolder } from './lib/docsFolder.mjs';
import { writePrerendered } from './firstPaint/prerender.mjs';

const builders = {
  async gateway() {
    await buildGateway();
  },
  async console() {
    await writePrerendered();
    const code = await runNode('node_modules/webpack-cli/bin/cli.js', ['--mode', 'production']);
    if (code !== 0) process.exit(code);
    writeDocsFolder();
  },
};

const wanted = process.argv.slice(2).filter((name) => name in products);
const isForced = process.argv.includes('--force');
for (const name of wanted.length > 0 ? wanted : ['gateway', 'console']) {
  if (!isForced && isFresh(name)) continue;
  const startedAt = Date.now();
  const hash = inputsHash(name);
  console.log(`Building the ${name} …`);
  await builders[name]();
  writeStamp(name, hash);
  console.log(`Built the ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
