import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOKS_KEPT_YEARS } from '@probity/contract/rules/closing';
import { defaultRetention } from '@probity/contract/rules/retention';
import { found } from '../../../kernel/errors';
import type { Work } from '../../../kernel/work';
import { chinaDay } from '../../../kernel/workingDays';
import { findRoot } from '../../../platform/config/root';
import { accountById } from '../../accounts/accountRepository';
import { publish } from '../../events/publish';
import { settingOf } from '../../retention/retentionRepository';
import { certificatePdf } from './certificatePdf';
import { lockClosing, setErased } from './closingRepository';
import { contentsOf, keptOf } from './contentsRepository';

/**
 * Ends an erasure: counts again what is there, and keeps what was erased, what is kept and why as a PDF with its hash, in the
 * transaction that says so.
 */
export async function certify(work: Work, mainId: string): Promise<void> {
  const { tx, clock } = work;
  const row = found(await lockClosing(tx, mainId));
  const at = clock.now();
  const number = `PE-${chinaDay(at).replaceAll('-', '')}-${randomBytes(4).toString('hex').toUpperCase()}`;
  const version = productVersion();
  const consentDays = ((await settingOf(tx, mainId))?.days ?? defaultRetention).consent;
  const certificate = await certificatePdf({
    ...{ number, version, at },
    account: (await accountById(tx, mainId)).name,
    askedAt: row.askedAt,
    found: found(row.found),
    left: await contentsOf(tx, mainId),
    peopleErased: row.peopleErased,
    kept: await keptOf(tx, mainId, consentDays),
    booksUntil: yearsAfter(chinaDay(at), BOOKS_KEPT_YEARS),
  });
  const sha256 = createHash('sha256').update(certificate).digest('hex');
  await setErased(tx, row, { at, number, version, certificate, sha256 });
  const event = { entity: 'closing', entityId: row.id } as const;
  await work.audit({ ...event, action: 'closing.erased', detail: { hash: sha256 } });
  await publish(work, { ...event, mainId, kind: 'closing.erased' });
}

function yearsAfter(day: string, years: number): string {
  const [year, ...rest] = day.split('-');
  return [Number(year) + years, ...rest].join('-').replace('-02-29', '-02-28');
}

function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(findRoot(), 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
