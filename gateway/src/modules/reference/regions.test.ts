import { regionName } from './regions';

test('a region is named from the province down, a municipality once', () => {
  expect(regionName('440305')).toBe('广东省 深圳市 南山区');
  expect(regionName('110101')).toBe('北京市 东城区');
  expect(regionName('110000')).toBe('北京市');
  expect(regionName('999999')).toBeNull();
});
