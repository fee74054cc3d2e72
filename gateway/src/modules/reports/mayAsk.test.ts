import { BusinessError } from '../../kernel/errors';
import { assertMayAsk } from './mayAsk';

const at = '2026-11-20T08:00:00Z';
const phone = { at, way: 'phone', whom: 'HR, 上海星河 有限公司', outcome: 'Confirmed' } as const;
const other = { ...phone, whom: 'Lanting Software' };
const one = { names: ['上海星河有限公司'], all: false };
const refuses = (barred: typeof one, sent: Parameters<typeof assertMayAsk>[3], before: typeof sent = []) => {
  try {
    assertMayAsk('en', barred, before, sent);
    return [];
  } catch (fault) {
    if (!(fault instanceof BusinessError)) throw fault;
    return (fault.data as { fields: { path: string }[] }).fields.map(({ path }) => path);
  }
};

test('beside employers that may be asked, an attempt is judged by whom it names', () => {
  expect(refuses(one, [other, phone])).toEqual(['attempts.1.way']);
  expect(refuses({ ...one, all: true }, [other, phone])).toEqual(['attempts.0.way', 'attempts.1.way']);
  expect(refuses({ names: [], all: false }, [other, phone])).toEqual([]);
});

test('a register and a website are read without the employer; an attempt kept before stays, and no second one', () => {
  expect(
    refuses({ ...one, all: true }, [
      { ...phone, way: 'register' },
      { ...phone, way: 'website' },
    ]),
  ).toEqual([]);
  expect(refuses(one, [phone], [phone])).toEqual([]);
  expect(refuses(one, [phone, { ...phone, outcome: 'Again' }], [phone])).toEqual(['attempts.1.way']);
});
