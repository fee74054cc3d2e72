import { screen } from '@testing-library/react';
import { loadPhrases } from '../../../i18n/i18n';
import { buildBatch } from '../../../test/batchResults';
import { render } from '../../../test/render';
import { cellWords } from '../grid/cellWords';
import { FaultGroups } from './FaultGroups';

beforeAll(() => loadPhrases('batch', 'initiate'));

const PACKAGE = '01990000-0000-7000-8000-000000000001';
const words = cellWords(
  { package: [{ value: PACKAGE, label: 'Basic' }] },
  {},
  {
    states: {} as never,
    faulty: () => '',
    unnamed: {},
  },
);

it('rows without a position get one for all alike', async () => {
  const group = {
    ...{ key: 'positionTitle.positionMissing', field: 'positionTitle' as const, count: 6 },
    ...{ msg: 'The position is missing', sample: '', mend: null },
  };
  const mend = jest.fn();
  const change = { isRunning: false, refusal: undefined, undo: jest.fn(), mend, settle: jest.fn() };
  const { user } = render(
    <FaultGroups
      batch={buildBatch({ groups: [group] })}
      words={words}
      change={change}
      onShow={() => {}}
      onReasons={() => {}}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Position for all of them' });
  expect(field).toHaveAccessibleDescription(/^6 rows/);
  await user.click(screen.getByRole('button', { name: 'Take it for all' }));
  expect(field).toHaveAccessibleDescription(/^Please enter the position 6 rows/);
  await user.type(field, '🔥{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^A position is named in words/);
  expect(mend).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ' Driver{Enter}');
  expect(mend).toHaveBeenCalledWith(group.key, { choice: 'Driver' });
});

it('a sample of a choice is said by its name, not by its id', async () => {
  const group = {
    ...{
      key: 'package.packageGone',
      field: 'package' as const,
      count: 2,
      msg: 'It is offered no more',
      sample: PACKAGE,
    },
    mend: { kind: 'choose' as const, msg: '', to: null, choices: [{ value: 'x', label: 'Plus' }] },
  };
  const change = {
    isRunning: false,
    refusal: undefined,
    undo: jest.fn(),
    mend: jest.fn(),
    settle: jest.fn(),
  };
  const { user } = render(
    <FaultGroups
      batch={buildBatch({ groups: [group] })}
      words={words}
      change={change}
      onShow={() => {}}
      onReasons={() => {}}
    />,
  );
  expect(await screen.findByText('such as “Basic”')).toBeInTheDocument();
  const meant = screen.getByRole('combobox', { name: 'What is meant by “Basic”?' });
  await user.selectOptions(meant, 'None of these: as chosen for all');
  await user.click(screen.getByRole('button', { name: 'Take it for all' }));
  expect(change.mend).toHaveBeenCalledWith('package.packageGone', { choice: '' });
});

it('the sentence about reasons that are missing leads to where they are given for all rows', async () => {
  const group = {
    ...{ key: 'package.packageReasons.basic', field: 'package' as const, count: 4 },
    ...{ msg: 'Say for all rows why they are asked for', sample: PACKAGE, mend: null },
  };
  const change = {
    ...{ isRunning: false, refusal: undefined, undo: jest.fn(), mend: jest.fn(), settle: jest.fn() },
  };
  const onReasons = jest.fn();
  const { user } = render(
    <FaultGroups
      batch={buildBatch({ groups: [group] })}
      words={words}
      change={change}
      onShow={() => {}}
      onReasons={onReasons}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Package: Say for all rows why they are asked for' }));
  expect(onReasons).toHaveBeenCalledTimes(1);
});
