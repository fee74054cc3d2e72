import { gatewayWithPeople } from '../checks';
import type { TestGateway } from '../gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const regions = async (body: object) =>
  (await gateway.call('listRegions', { body })).data as {
    code: string;
    name: string;
    leaf: boolean;
    level: number;
  }[];

describe('call 4: GB/T 2260', () => {
  test('34 provinces; children of each; an unknown parent has none', async () => {
    const provinces = await regions({ parentCode: '' });
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({ code: '110000', name: '北京市', parentCode: '', level: 1, leaf: false });
    expect((await regions({ parentCode: '440000' })).map(({ code }) => code)).toContain('440300');
    expect((await regions({ parentCode: '350100' })).find(({ code }) => code === '350102')).toMatchObject({
      name: '鼓楼区',
      level: 3,
      leaf: true,
    });
    expect(await regions({ parentCode: '999999' })).toEqual([]);
    expect(await regions({})).toEqual(provinces);
  });

  test('what has no divisions is a leaf: Dongguan, Hong Kong; no statistical zones', async () => {
    expect((await regions({ parentCode: '440000' })).find(({ code }) => code === '441900')!.leaf).toBe(true);
    expect((await regions({ level: 1 })).find(({ code }) => code === '810000')!.leaf).toBe(true);
    expect((await regions({ level: 3 })).filter(({ code }) => /7[1-9]$/.test(code))).toEqual([]);
  });

  test('a level below a parent', async () => {
    const counties = await regions({ parentCode: '350000', level: 3 });
    expect(counties.length).toBeGreaterThan(60);
    expect(counties.every(({ code, level }) => code.startsWith('35') && level === 3)).toBe(true);
    expect(await gateway.call('listRegions', { body: { parentCode: '35' } })).toMatchObject({ code: 1000 });
  });
});

describe('call 19', () => {
  test('enabled entries in order, labels in the caller’s language, unknown types empty', async () => {
    await gateway.owner.query(
      `update dict_entry set enabled = false where type = 'studyForm' and value = 'online'`,
    );
    const body = { dictTypes: ['educationLevel', 'studyForm', 'nothing'] };
    const en = await gateway.call('queryDictList', { body });
    expect(en.data.educationLevel[2]).toEqual({
      label: 'Bachelor',
      value: 'bachelor',
      sort: 3,
      cssClass: '',
      listClass: '',
      isDefault: true,
      status: 'enabled',
    });
    expect(en.data.studyForm.map(({ value }: { value: string }) => value)).not.toContain('online');
    expect(en.data.nothing).toEqual([]);
    const zh = await gateway.call('queryDictList', { body }, { lang: 'zh-CN' });
    expect(zh.data.educationLevel[2].label).toBe('本科');
    expect(await gateway.call('queryDictList', { body: { dictTypes: [] } })).toMatchObject({ code: 1000 });
  });
});

describe('call 20', () => {
  const config = async (prefix?: string) =>
    (await gateway.call('querySphereConfig', prefix === undefined ? {} : { query: { prefix } })).data;

  test('whitelisted keys only, by prefix', async () => {
    await gateway.owner.query(
      `insert into app_setting values ('internalKey', 'secret') on conflict do nothing`,
    );
    expect(await config()).toEqual({ customerPhone: '400-000-0000' });
    expect(await config('customer')).toEqual({ customerPhone: '400-000-0000' });
    expect(await config('internal')).toEqual({});
    expect(await config('nothing')).toEqual({});
  });

  test('CUSTOMER_PHONE stands before the table', async () => {
    const other = await gatewayWithPeople({ env: { CUSTOMER_PHONE: '021-5555-0100' } });
    const reply = await other.call('querySphereConfig', {});
    expect(reply.data).toEqual({ customerPhone: '021-5555-0100' });
    await other.close();
  });
});
