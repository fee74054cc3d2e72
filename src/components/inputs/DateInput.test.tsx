import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { changeLanguage } from '../../i18n/i18n';
import type { DateKind } from '../../lib/typedDate';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { DateLine } from '../form/DateLine';

interface FieldProps {
  kind: DateKind;
  initial?: string;
  keepsText?: boolean;
  changesWhenLeft?: boolean;
  error?: string;
  onValue: (value: string) => void;
}

function Field({ initial = '', onValue, ...rest }: FieldProps) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return (
    <main>
      <DateLine label="Graduated" value={value} onChange={handleChange} {...rest} />
      <button onClick={() => setValue('2001-01')}>Another value</button>
    </main>
  );
}

function open(props: Omit<FieldProps, 'onValue'>) {
  const onValue = jest.fn();
  const { user } = render(<Field {...props} onValue={onValue} />);
  return { user, onValue, field: screen.getByRole('textbox', { name: 'Graduated' }) };
}

afterEach(() => act(() => changeLanguage('en')));

it('a date is typed as people write it, goes out as the wire has it, and is shown so once left', async () => {
  const { user, onValue, field } = open({ kind: 'month' });
  await user.type(field, '2018年6月');
  expect(field).toHaveValue('2018年6月');
  expect(onValue).toHaveBeenLastCalledWith('2018-06');
  await user.tab();
  expect(field).toHaveValue('2018-06');
  await user.clear(field);
  expect(onValue).toHaveBeenLastCalledWith('');
  await expectNoAxeFaults();
});

it('what is no date stays, is no value, and its fault is said at the field once it is left', async () => {
  const { user, onValue, field } = open({ kind: 'day', initial: '2018-06-30' });
  await user.clear(field);
  await user.type(field, '3/4/2018');
  expect(onValue).toHaveBeenLastCalledWith('');
  expect(screen.queryByText(/^This is not a date/)).not.toBeInTheDocument();
  await user.tab();
  expect(field).toHaveValue('3/4/2018');
  expect(field).toHaveAccessibleDescription(/^This is not a date\. Please write it as in 2024-05-17/);
  expect(field).toBeInvalid();
  await expectNoAxeFaults();
  await act(() => changeLanguage('zh-CN'));
  expect(field).toHaveAccessibleDescription(/^这不是有效的日期/);
});

it('a month in its right form whose year is none of ours is told of the year, not of the form', async () => {
  const { user, field } = open({ kind: 'month', keepsText: true });
  await user.type(field, '1800-01');
  await user.tab();
  expect(field).toHaveAccessibleDescription('The year has to be between 1900 and 2099.');
});

it('a form that keeps what was typed gets it, and says the fault itself', async () => {
  const { user, onValue, field } = open({ kind: 'month', keepsText: true, error: 'Please give a month' });
  await user.type(field, 'spring');
  await user.tab();
  expect(onValue).toHaveBeenLastCalledWith('spring');
  expect(field).toHaveAccessibleDescription('Please give a month');
});

it('another value from outside replaces what was no date', async () => {
  const { user, field } = open({ kind: 'month' });
  await user.type(field, 'spring');
  await user.click(screen.getByRole('button', { name: 'Another value' }));
  expect(field).toHaveValue('2001-01');
});

it('the calendar opens at the value, moves by the keys, and puts the focus back', async () => {
  const { user, onValue, field } = open({ kind: 'day', initial: '2018-06-30' });
  const button = screen.getByRole('button', { name: 'Open the calendar: Graduated' });
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Calendar: Graduated' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('gridcell', { name: '30' })).toHaveFocus());
  await expectNoAxeFaults();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(onValue).toHaveBeenLastCalledWith('2018-06-29');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('2018-06-29');
  expect(button).toHaveFocus();
});

it('a month is chosen by its year', async () => {
  const { user, onValue } = open({ kind: 'month' });
  await user.click(screen.getByRole('button', { name: 'Open the calendar: Graduated' }));
  await user.click(await screen.findByRole('radio', { name: '2019' }));
  await user.click(await screen.findByRole('radio', { name: 'July' }));
  expect(onValue.mock.calls).toEqual([['2019-07']]);
});

it('another day chosen for a moment leaves its time of day, in the reader’s language', async () => {
  await act(() => changeLanguage('zh-CN'));
  const { user, onValue, field } = open({ kind: 'minute', initial: '2026-11-22T09:05' });
  expect(field).toHaveValue('2026-11-22 09:05');
  await user.click(screen.getByRole('button', { name: '打开日历：Graduated' }));
  expect(await screen.findByText('2026年11月')).toBeInTheDocument();
  await user.click(screen.getByRole('gridcell', { name: '20' }));
  expect(onValue).toHaveBeenLastCalledWith('2026-11-20T09:05');
  expect(field).toHaveValue('2026-11-20 09:05');
});

it('a filter hears of a date once it is left or Enter is pressed, and of what is none as of nothing', async () => {
  const { user, onValue, field } = open({ kind: 'day', initial: '2018-06-30', changesWhenLeft: true });
  await user.clear(field);
  await user.type(field, '2018-07-1');
  expect(onValue).not.toHaveBeenCalled();
  await user.keyboard('5{Enter}');
  expect(onValue.mock.calls).toEqual([['2018-07-15']]);
  await user.clear(field);
  await user.type(field, 'soon');
  await user.tab();
  expect(onValue.mock.calls).toEqual([['2018-07-15'], ['']]);
  expect(field).toHaveValue('soon');
  expect(field).toHaveAccessibleDescription(/^This is not a date/);
  await user.click(field);
  await user.clear(field);
  await user.type(field, '2019-01-02');
  await user.tab();
  expect(onValue).toHaveBeenLastCalledWith('2019-01-02');
  await user.click(field);
  await user.tab();
  expect(onValue).toHaveBeenCalledTimes(3);
});
