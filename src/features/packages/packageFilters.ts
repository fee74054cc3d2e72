import type { ListedPackage } from '../../api/resources/packagesApi';

export const packageKinds = ['all', 'own', 'standard', 'open'] as const;
export type PackageKind = (typeof packageKinds)[number];

const isOfKind: Record<PackageKind, (row: ListedPackage) => boolean> = {
  all: () => true,
  own: ({ isOwn }) => isOwn,
  standard: ({ isOwn }) => !isOwn,
  open: ({ status, hasDraft }) => status !== 'active' || hasDraft,
};

/** The packages of a kind whose name, description or items contain every typed word. */
export function packagesFound(
  rows: readonly ListedPackage[],
  kind: PackageKind,
  typed: string,
): ListedPackage[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const told = [row.name, row.description, ...row.items.map(({ name }) => name)].join(' ').toLowerCase();
    return isOfKind[kind](row) && words.every((word) => told.includes(word));
  });
}
