import { readContent, writeItem } from '../../lib/storage';

/** One user in one account: what they order, others do not. */
interface Orderer {
  userId?: string;
  mainId?: string | null;
}

const keyOf = ({ userId, mainId }: Orderer) => `probity-order-package-${userId}-${mainId}`;

/** The package that this person last ordered in this browser: most order the same one again, and the next order begins with it. */
export const lastPackage = (orderer: Orderer): string | undefined =>
  readContent<string>(keyOf(orderer)) ?? undefined;

export const keepLastPackage = (orderer: Orderer, packageId: string): void =>
  writeItem(keyOf(orderer), packageId);
