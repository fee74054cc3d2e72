import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  checkRows,
  useCountChecksQuery,
  useListChecksInfiniteQuery,
  type CheckRow,
} from '../api/resources/checksApi';
import { usePagedRows } from '../api/lists/usePagedRows';
import type { SentCall } from './answers';
import { buildCheckCount, buildCheckRow } from './checkRow';
import type { fakeGateway } from './fakeGateway';
import { render } from './render';

type Gateway = ReturnType<typeof fakeGateway>;

/** Records as a gateway keeps them: pages by cursor, filtered by status and by id. */
export class Records {
  rows: CheckRow[];
  private made = 0;

  constructor(
    private readonly gateway: Gateway,
    count: number,
  ) {
    this.rows = Array.from({ length: count }, () => this.make());
    gateway.answer({
      listChecks: (call) => this.page(call),
      countChecks: () => buildCheckCount({ total: this.rows.length }),
      remindCandidate: { done: true },
      cancelCheck: ({ body }) => {
        this.row(body.checkId).status = 'cancelled';
        return { done: true };
      },
    });
  }

  /** A record that is not in the list yet. */
  make(): CheckRow {
    this.made += 1;
    const id = String(this.made).padStart(12, '0');
    return buildCheckRow({
      checkId: `0190a1b2-0000-7000-8000-${id}`,
      candidateName: `Person ${this.made}`,
      status: 'awaitingConsent',
    });
  }

  row(checkId: string): CheckRow {
    return this.rows.find((row) => row.checkId === checkId)!;
  }

  /** The requests of the list since the last call, in short. */
  asked(): object[] {
    const bodies = this.gateway.bodies('listChecks').slice(this.seen);
    this.seen += bodies.length;
    return bodies.map(({ limit, cursor, ...body }) => ({ limit, ...(cursor && { from: cursor }), ...body }));
  }
  private seen = 0;

  page({ body }: SentCall<'listChecks'>) {
    const { limit = 50, cursor, checkId, status } = body;
    const from = cursor ? this.rows.findIndex((row) => row.checkId === cursor) + 1 : 0;
    const fitting = this.rows
      .slice(from)
      .filter(
        (row) => (!checkId || checkId.includes(row.checkId)) && (!status || status.includes(row.status)),
      );
    const rows = fitting.slice(0, limit).map((row) => ({ ...row }));
    return { rows, nextCursor: fitting.length > limit ? rows.at(-1)!.checkId : null };
  }
}

/**
 * A list on a screen.
 * @param useList what a screen does to have it
 * @returns `now()` is what its table would be given; `turn` does something and waits until the list is still
 */
export async function openList<Row>(gateway: Gateway, useList: () => ReturnType<typeof usePagedRows<Row>>) {
  let list!: ReturnType<typeof usePagedRows<Row>>;
  let hide!: (isHidden: boolean) => void;
  function List() {
    list = useList();
    return <output>{list.rows ? `${list.rows.length} rows` : 'waiting'}</output>;
  }
  function Screen() {
    const [isHidden, setHidden] = useState(false);
    hide = setHidden;
    return isHidden ? <i>left</i> : <List />;
  }
  const { store } = render(<Screen />);
  const turn = async (step: () => unknown) => {
    await act(async () => {
      await step();
      await gateway.idle();
    });
    await waitFor(() => expect(list.isFetching).toBe(false));
  };
  await turn(() => undefined);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/rows/));
  return {
    store,
    turn,
    now: () => list,
    ids: () => list.rows!.map(list.idOf),
    more: () => turn(() => void list.onLoadMore()),
    earlier: (index: number) => turn(() => list.onLoadEarlier?.(index)),
    show: (isShown: boolean) => turn(() => hide(!isShown)),
  };
}

/** Records on a screen, with their count. */
export const openRecords = (gateway: Gateway, filter: object = {}) =>
  openList<CheckRow>(gateway, () => {
    useCountChecksQuery({ body: filter });
    return usePagedRows(useListChecksInfiniteQuery({ body: filter }), checkRows.idOf);
  });
