import { jobDoubts } from './jobDoubts';

const today = '2026-11-22';
const job = (company: string, from: string, to?: string, title = 'Engineer') => ({
  ...{ company, title, from, ...(to && { to }) },
});
const told = (jobs: ReturnType<typeof job>[], studies: { enrolled?: string; graduated: string }[] = []) =>
  jobDoubts(jobs, studies, today).map(({ entry, fault }) => [entry, fault]);

it('two jobs at once are remarked at the later one, whichever was typed first', () => {
  const [older, newer] = [job('Lanting', '2018-01', '2020-06'), job('Mulan', '2020-01', '2022-01')];
  expect(told([older, newer])).toEqual([[1, 'overlap']]);
  expect(told([newer, older])).toEqual([[0, 'overlap']]);
  // A job without an end goes on.
  expect(told([job('Lanting', '2018-01'), job('Mulan', '2020-01', '2022-01')])).toEqual([[1, 'overlap']]);
});

it('a notice, a side job and another post at the same employer are no overlap', () => {
  expect(told([job('Lanting', '2018-01', '2020-06'), job('Mulan', '2020-05', '2022-01')])).toEqual([]);
  expect(
    told([job('Lanting', '2018-01', '2020-06'), job('Mulan', '2019-01', '2022-01', '兼职会计')]),
  ).toEqual([]);
  expect(told([job('Lanting', '2018-01', '2020-06'), job('Lanting', '2020-01', '2022-01')])).toEqual([]);
});

it('more than three months with nothing before a job are remarked; a study fills them', () => {
  const jobs = [job('Lanting', '2018-01', '2019-06'), job('Mulan', '2019-11', '2022-01')];
  expect(told(jobs)).toEqual([[1, 'gap']]);
  expect(told([jobs[0]!, job('Mulan', '2019-10', '2022-01')])).toEqual([]);
  expect(told(jobs, [{ enrolled: '2019-07', graduated: '2019-10' }])).toEqual([]);
  // Nothing is asked about the time before the first job, nor about dates that cannot be read.
  expect(told([jobs[1]!, job('Bad', 'soon')])).toEqual([]);
});
