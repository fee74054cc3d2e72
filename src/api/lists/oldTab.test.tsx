import { act } from '@testing-library/react';
import * as reload from '../../lib/reloadOnce';
import { fakeGateway } from '../../test/fakeGateway';
import { openRecords, Records } from '../../test/longList';
import { checksApi } from '../resources/checksApi';

const gateway = fakeGateway();

// An old tab after an update: what it would fetch now is gone.
const mockFetch = jest.fn();
jest.mock('./changedRows', () => {
  mockFetch();
  throw new Error('gone');
});

it('where the part that changes rows cannot be fetched, the rows stay as they are, and nothing reloads the page', async () => {
  const reloadOnce = jest.spyOn(reload, 'reloadOnce').mockResolvedValue(true);
  const records = new Records(gateway, 60);
  const { store, ids } = await openRecords(gateway);
  const before = ids();
  const call = { body: { checkId: records.rows[3]!.checkId, reason: 'no' } };
  await act(() => store.dispatch(checksApi.endpoints.cancelCheck.initiate(call)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(ids()).toEqual(before);
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(mockFetch).toHaveBeenCalledTimes(2);
});
