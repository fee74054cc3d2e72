import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Days and moments that PostgreSQL and Date know too: RFC 3339 has a year 0, leap seconds and clocks a day away besides. */
function storedTime(format: 'date' | 'date-time') {
  const known = fullFormats[format] as { validate: (text: string) => boolean };
  const clock = format === 'date' ? /^/ : /(?:Z|[+-](?:0\d|1[0-4]):?\d\d)$/i;
  return {
    validate: (text: string) =>
      known.validate(text) && clock.test(text) && !text.startsWith('0000') && !Number.isNaN(Date.parse(text)),
  };
}

/** What checks requests against the contract's schemas. */
export function newAjv(): Ajv2020 {
  // Strict about the schemas too; nothing is coerced or stripped. Defaults of the contract are filled in.
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allowUnionTypes: true,
    allErrors: true,
    useDefaults: true,
    validateSchema: false,
  });
  addFormats(ajv);
  for (const format of ['date', 'date-time'] as const) ajv.addFormat(format, storedTime(format));
  // Ids only in the spelling the gateway itself uses: PostgreSQL treats others as equal (or as no id at all: urn:uuid:…),
  // while comparisons in the program treat them as different.
  ajv.addFormat('uuid', /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  ajv.addFormat('binary', true);
  ajv.addFormat('int32', true);
  ajv.addFormat('int64', true);
  ajv.addVocabulary([
    'example',
    'discriminator',
    'xml',
    'externalDocs',
    /* ours: */ 'x-fault',
    'x-sensitive',
  ]);
  return ajv;
}
