import type { PagePosition } from '../../../kernel/paging';
import { datasetOf, shortDataset, type Dataset } from '../../../kernel/tasks/dataset';
import { chinaTime } from '../../../platform/pdf/document';
import { countRows } from '../departureRepository';
import { consentsAfter, signaturesOf, type ConsentLine, type SignatureLine } from '../outsideRepository';
import type { Source } from '../source';
import { heads, states, titles } from '../words/tables';

const contractPath = ({ id }: Pick<SignatureLine, 'id'>): string => `files/contract/${id}.pdf`;

/** Who signed which version when; each as it was signed is a file beside it. */
const contracts = shortDataset<SignatureLine>('contracts', {
  sheetName: titles.contracts,
  all: ({ tx, session }) => signaturesOf(tx, session.mainId),
  columns: [
    { head: heads.version, width: 14, value: ({ version }) => version },
    {
      head: heads.language,
      width: 10,
      value: ({ lang }, said) => states[lang === 'en' ? 'english' : 'chinese'][said],
    },
    { head: heads.signer, width: 16, value: ({ signerName }) => signerName },
    { head: heads.signed, width: 20, kind: 'moment', value: ({ signedAt }) => chinaTime(signedAt) },
    { head: heads.hash, width: 66, value: ({ hash }) => hash },
    { head: heads.path, width: 60, value: contractPath },
  ],
});

/** That there is a consent to each check, and to which words: the proof itself has personal data and is opened for a purpose. */
const consents = datasetOf<object, ConsentLine, ConsentLine, PagePosition>(
  'consents',
  {
    sheetName: titles.consents,
    page: ({ tx, session }, _request, after, limit) =>
      consentsAfter(tx, session.mainId, after?.id ?? null, limit),
    positionOf: ({ id }) => ({ key: id, id }),
    count: ({ tx, session }) => countRows(tx, session.mainId, 'consents'),
    lines: (_ctx, _request, rows) => [...rows],
    columns: [
      { head: heads.orderNo, width: 20, value: ({ orderNo }) => orderNo },
      { head: heads.kind, width: 14, value: ({ kind }, lang) => states[kind][lang] },
      {
        head: heads.signatureWay,
        width: 26,
        value: ({ kind, signatureWay }, lang) =>
          kind === 'paper' ? null : states[signatureWay ?? 'notRecorded'][lang],
      },
      { head: heads.version, width: 14, value: ({ version }) => version },
      { head: heads.hash, width: 66, value: ({ hash }) => hash },
      { head: heads.given, width: 20, kind: 'moment', value: ({ givenAt }) => chinaTime(givenAt) },
      { head: heads.agreed, width: 14, value: ({ agreed }) => agreed },
      { head: heads.askedItems, width: 14, value: ({ asked }) => asked },
      {
        head: heads.formChecked,
        width: 20,
        kind: 'moment',
        value: ({ confirmedAt }) => confirmedAt && chinaTime(confirmedAt),
      },
      {
        head: heads.takenBackAt,
        width: 20,
        kind: 'moment',
        value: ({ withdrawnAt }) => withdrawnAt && chinaTime(withdrawnAt),
      },
    ],
  },
  {},
);

export const proofTables: readonly Dataset[] = [contracts, consents];

/** A contract that is drawn while the archive is written, from the words that were signed. */
export interface ContractFile {
  path: string;
  signatureId: string;
}

export const contractFiles: Source = {
  name: 'contractPapers',
  atOnce: 1_000,
  count: async ({ tx, session }) => (await signaturesOf(tx, session.mainId)).length,
  async read({ tx, session }) {
    const rows = await signaturesOf(tx, session.mainId);
    return {
      rows: rows.map((row): ContractFile => ({ path: contractPath(row), signatureId: row.id })),
      next: null,
    };
  },
};
