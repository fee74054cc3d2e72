import { normalWebhookUrl, webhookUrlFault } from './webhookUrl';

test.each([
  ['https://example.com/hook', undefined],
  [' https://example.com:8443/hook?a=b ', undefined],
  ['HTTPS://Example.com', undefined],
  ['http://127.0.0.1:9000/', undefined],
  ['', 'required'],
  [' \u200b ', 'required'],
  ['example.com/hook', 'invalid'],
  ['https://', 'invalid'],
  ['https://exa mple.com/', 'invalid'],
  ['https://example.com\\@evil.example/', 'invalid'],
  ['https://[::1', 'invalid'],
  ['ftp://example.com/', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['https://user@example.com/', 'credentials'],
  ['https://:secret@example.com/', 'credentials'],
])('%j → %s', (text, fault) => expect(webhookUrlFault(text)).toBe(fault));

test('an address is kept normalised, without its fragment', () => {
  expect(normalWebhookUrl(' HTTPS://EXAMPLE.com:443/a/../Hook?x=1#part ')).toBe(
    'https://example.com/Hook?x=1',
  );
});
