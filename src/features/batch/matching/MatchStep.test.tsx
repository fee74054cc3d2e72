import { screen, waitFor, within } from '@testing-library/react';
import type { Batch } from '../../../api/resources/batchesApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { BATCH_ID, buildBatch, buildBatchCounts } from '../../../test/batchResults';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { MatchStep } from './MatchStep';

const column = (at: number, header: string, overrides: Partial<Batch['columns'][number]> = {}) => ({
  at,
  header,
  field: null,
  confidence: 1,
  also: [],
  samples: [],
  ...overrides,
});
const matched: Partial<Batch> = {
  status: 'matching',
  preview: [
    ['Name', 'Phone', 'Job'],
    ['Zhao Min', '13800000005', 'driver'],
  ],
  columns: [
    column(0, 'Name', { field: 'name' }),
    column(1, 'Phone', { field: 'mobile' }),
    column(2, 'Job', { field: 'positionTitle', confidence: 0.5, also: ['positionClass'] }),
  ],
};

const gateway = fakeGateway({ matchBatch: buildBatch({ status: 'checking', revision: 8 }) });

beforeAll(() => loadPhrases('batch'));

const open = (overrides: Partial<Batch> = {}) =>
  render(
    <main>
      <MatchStep batch={buildBatch({ ...matched, ...overrides })} onStep={() => {}} onSaver={() => {}} />
    </main>,
  );

it('where no column was recognised it is said what was read and what is expected', async () => {
  const preview = [['Hello', 'how are you'], ['fine', 'thanks']]; // prettier-ignore
  const columns = [column(0, ''), column(1, '')];
  open({ headerRow: null, preview, columns, counts: buildBatchCounts({ unchecked: 2 }) });
  expect(await screen.findByText(/^No column was recognised\./)).toHaveTextContent(
    'Read: 2 rows with 2 columns, beginning “Hello · how are you”. Expected: a row for each person,',
  );
});

it('where two columns fit one field it is asked which, with a cell of each; the other is not read', async () => {
  const columns = [
    column(0, 'Name', { field: 'name' }),
    column(1, 'Phone', { also: ['mobile'], samples: ['13900000001'] }),
    column(2, 'Cell', { field: 'mobile', confidence: 0.63, samples: ['13800000005', '13800000006'] }),
  ];
  const { user } = open({ columns });
  const group = await screen.findByRole('radiogroup', { name: /^Which of these columns is “Phone number”\? A column that you do not choose is not read/ }); // prettier-ignore
  const choices = within(group).getAllByRole('radio');
  expect(choices.map((one) => one.closest('label')?.textContent)).toEqual([
    'Column B, Phone · such as “13900000001”',
    'Column C, Cell · such as “13800000005”',
  ]);
  const phone = screen.getByRole('combobox', { name: 'Column B, Phone, is' });
  expect(phone).toHaveAccessibleDescription('May be Phone number: please answer above');
  await user.click(screen.getByRole('button', { name: 'Go on with these columns' }));
  await waitFor(() => expect(choices[0]).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose one of these columns');
  await expectNoAxeFaults();
  await user.click(choices[0]!);
  expect(phone).toHaveValue('mobile');
  expect(screen.getByRole('combobox', { name: 'Column C, Cell, is' })).toHaveValue('-');
  await user.click(choices[1]!);
  expect(phone).toHaveValue('-');
  await user.click(screen.getByRole('button', { name: 'Go on with these columns' }));
  await waitFor(() => expect(gateway.bodies('matchBatch')).toHaveLength(1));
  expect(gateway.bodies('matchBatch')[0]?.columns).toEqual([
    { at: 0, field: 'name' },
    { at: 1, field: null },
    { at: 2, field: 'mobile' },
  ]);
});

it('a column that is chosen to be what another is says which', async () => {
  const { user } = open();
  const job = await screen.findByRole('combobox', { name: 'Column C, Job, is' });
  await user.selectOptions(job, 'Phone number');
  await user.click(screen.getByRole('button', { name: 'Go on with these columns' }));
  expect(job).toHaveAccessibleDescription('Phone number is column B already');
});

it('where two fields fit a column, nothing is sent until a person chooses', async () => {
  const { user } = open();
  const job = await screen.findByRole('combobox', { name: 'Column C, Job, is' });
  expect(job).toHaveAccessibleDescription('May be Position or Kind of position: please choose');
  await user.click(screen.getByRole('button', { name: 'Go on with these columns' }));
  expect(gateway.bodies('matchBatch')).toEqual([]);
  await waitFor(() => expect(job).toHaveFocus());
  await user.selectOptions(job, 'Kind of position');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column B, Phone, is' }), 'Not read');
  await user.click(screen.getByRole('button', { name: 'Go on with these columns' }));
  expect(screen.getByText('No column is chosen for: Phone number')).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column B, Phone, is' }), 'Phone number');
  await user.click(screen.getByRole('button', { name: 'Go on with these columns' }));
  await waitFor(() =>
    expect(gateway.bodies('matchBatch')).toEqual([
      {
        batchId: BATCH_ID,
        revision: 7,
        headerRow: 0,
        columns: [
          { at: 0, field: 'name' },
          { at: 1, field: 'mobile' },
          { at: 2, field: 'positionClass' },
        ],
        isRemembered: true,
      },
    ]),
  );
});
