import type { Lang } from '../../../kernel/context';
import type { components } from '../../../kernel/contract.gen';
import type { CheckStatus } from '../../../kernel/states/machines';
import type { ApprovalRules } from '../../approvals/rulesRepository';
import type { Pin } from '../../packages/pinnedPackages';
import type { PricedPackage } from '../../packages/packageService';
import type { Budgets } from '../../people/budget';

export type PlaceOrderRequest = components['schemas']['PlaceOrderRequest'];

/** What an order of a batch is besides an order: its row, and what it is ordered as, whatever has changed since that was confirmed. */
export interface BatchPart {
  batchId: string;
  rowId: string;
  /** Null: the version that counts now, at what it costs now. */
  pin: Pin | null;
  /** Its department is another one, and whoever orders may spend for their own alone. */
  isAtCostOfOthers?: boolean;
  /** Somebody said that its person is ordered for each time they stand in the list: other orders of this batch are not asked about. */
  isRepeated?: boolean;
}

/** One order that is asked for, as the form's values; what of it stands in the database is encrypted, and found by its indexes. */
export interface AskedOrder {
  /** The row of a batch it is for; null for a single order. */
  batch: BatchPart | null;
  /** The id its check will have, so that what follows in the same batch can name it. */
  checkId: string;
  request: PlaceOrderRequest;
  /** Whose costs it is: the department whose budget it counts against. */
  departmentId: string | null;
  /** Who looks after the check. */
  ownerId: string;
  /** Blind indexes of the candidate's phone and ID number. */
  mobileIndex: string;
  idIndex: string | null;
}

/** A check of the same person within the last 90 days. */
export interface Earlier {
  checkId: string;
  orderedAt: Date;
  status: CheckStatus;
}

/** Who signed a form, as far as an order knows them. */
export interface Signer {
  name: string;
  mobileIndex: string | null;
  idIndex: string | null;
}

/** A signed form that the orderer uploaded to this account. */
export interface SignedForm {
  id: string;
  sha256: string;
  /** It was the consent of somebody who is erased: nobody can say who that was. */
  wasErased: boolean;
  /** The people the same bytes were ordered for before, whatever became of those checks. */
  signers: readonly Signer[];
}

/** What an order is decided by besides itself, as it stands under the locks of the transaction that writes it. Money in fen. */
export interface Facts {
  lang: Lang;
  at: Date;
  isVerified: boolean;
  isContractSigned: boolean;
  /** Whoever orders has a place in the account that may order; a program has none and may. */
  mayOrder: boolean;
  /** An owner's orders need nobody's approval. */
  isOwner: boolean;
  /** Of the departments and owners that the orders name: those there are, and who may order. */
  departments: ReadonlySet<string>;
  owners: ReadonlySet<string>;
  /** By `packageKey` of the orders that name them. */
  packages: ReadonlyMap<string, PricedPackage>;
  approval: ApprovalRules;
  budgets: Budgets;
  available: number;
  /** By the id of the check that is to be. */
  earlier: ReadonlyMap<string, readonly Earlier[]>;
  /** By the id of the file. */
  forms: ReadonlyMap<string, SignedForm>;
  /** Rows of a batch that were ordered by an earlier try: their orders. */
  ordered: ReadonlyMap<string, { orderId: string; checkId: string }>;
}

/** By what the facts know the package of an order: a pinned version is another one than what counts now, and so is another price of it. */
export const packageKey = ({
  request: { packageId },
  batch,
}: Pick<AskedOrder, 'request' | 'batch'>): string =>
  batch?.pin ? `${packageId} ${batch.pin.version} ${batch.pin.price}` : packageId;
