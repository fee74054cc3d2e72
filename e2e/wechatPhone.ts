import type { Browser, Page } from '@playwright/test';

/** Runs an action that fetches a new QR code, and returns its contents. */
export async function qrOf(page: Page, act: () => Promise<void>): Promise<string> {
  const reply = page.waitForResponse(/wechatLogin\/getQrCode/);
  await act();
  const { data } = (await (await reply).json()) as { data: { qrContent: string } };
  return data.qrContent;
}

const NEXT = { en: 'Continue', 'zh-CN': '继续' } as const;

/** The phone: opens the address of the code and gives the identity. The answer is left to the caller. */
export async function scan(browser: Browser, qrContent: string, name: string, lang: 'en' | 'zh-CN') {
  const context = await browser.newContext({ locale: lang === 'en' ? 'en-US' : 'zh-CN' });
  const phone = await context.newPage();
  await phone.goto(qrContent);
  await phone.getByRole('textbox').fill(name);
  await phone.getByRole('button', { name: NEXT[lang] }).click();
  return { phone, close: () => context.close() };
}
