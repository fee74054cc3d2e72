import type { Reader as Reading } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { CheckRow } from '../checks/checkRepository';
import type { CatalogueItem } from '../packages/catalogueRepository';
import type { VersionRow } from './reportRepository';
import { readableBody } from './reportBody';
import { differenceOf } from './reportDifference';
import { lastReadBefore } from './shareRepository';
import type { Reader } from './reportReader';

type Changes = components['schemas']['ReportView']['changes'];

/**
 * What the newest version says otherwise than the one that its reader has or had before them: the one shown, where that is
 * older, else the one before; for the reader of a link the one that their phone read by a link.
 */
export async function changesFor(
  ctx: Reading,
  check: CheckRow,
  reader: Reader,
  {
    versions,
    shown,
    catalogue,
  }: {
    versions: readonly VersionRow[];
    shown: VersionRow;
    catalogue: ReadonlyMap<string, CatalogueItem>;
  },
): Promise<Changes> {
  const latest = versions.at(-1)!;
  const read = reader.kind === 'share' ? await readBefore(ctx, check, reader, versions) : null;
  const before = reader.kind === 'share' ? read?.version : earlier(versions, shown);
  if (!before || before === latest) return null;
  const [former, now] = [before, latest].map((row) => readableBody(ctx.services, check.id, row));
  if (!former || !now) return null;
  // What an earlier link did not show its reader, a later one does not tell them of the version before.
  const leaveOut = [...reader.leaveOut, ...(read?.leaveOut ?? [])];
  const difference = differenceOf(ctx, { before: former, now, catalogue, leaveOut });
  const ids = new Set(difference.items.map(({ checkItemId }) => checkItemId));
  const codes = now.items.flatMap(({ checkItemId, itemCode }) => (ids.has(checkItemId) ? [itemCode] : []));
  return {
    from: before.version,
    fromAt: before.publishedAt.toISOString(),
    to: latest.version,
    toAt: latest.publishedAt.toISOString(),
    changed: [...catalogue.values()]
      .filter(({ code }) => codes.includes(code))
      .map(({ name }) => name[ctx.lang]),
    ...difference,
  };
}

const earlier = (versions: readonly VersionRow[], shown: VersionRow): VersionRow | undefined =>
  shown === versions.at(-1) ? versions.at(-2) : shown;

/** The newest version but the last that the phone of this reader was shown, and what was left out there. */
async function readBefore(
  ctx: Reading,
  check: CheckRow,
  { mobileIndex }: Reader,
  versions: readonly VersionRow[],
): Promise<{ version: VersionRow | undefined; leaveOut: string[] } | null> {
  const latest = versions.at(-1)!;
  const last = mobileIndex && (await lastReadBefore(ctx.tx, check, mobileIndex, latest.publishedAt));
  if (!last) return null;
  const version = versions.findLast(({ publishedAt }) => publishedAt <= last.at);
  return { version, leaveOut: last.leaveOut };
}
