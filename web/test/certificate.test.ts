import { certificateText, finish, memoryText, periods, readGame } from 'nimlab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLink } from '../src/link.ts';
import { violations } from './axe.ts';
import { opened, type Served, served } from './served.ts';

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

/** The text of a certificate of the period of a game. */
function certificateOf(game: string): string {
  const read = readGame({ game, page: undefined, set: [] });
  const found = read.ok ? finish(periods(read.value, 20_000, { options: 1e9, bytes: 1e9 })) : undefined;
  if (found === undefined || 'id' in found || found.certificate === undefined) throw new Error(game);
  return 'code' in found.certificate ? certificateText(found.certificate) : memoryText(found.certificate);
}

const asFile = (text: string) => ({
  name: 'proof.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a certificate that was accepted answers a heap of 10^18, is kept for the session, and is dropped again', async () => {
  const { page, context, errors } = await opened(at, '#/verify?tab=certificate');
  await page.getByLabel('The text of the certificate').fill(certificateOf('0.77'));
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Answer by this certificate' }).click();
  await page.getByText('Answered by a certificate.').waitFor();
  await page.getByText('Proved: ', { exact: false }).first().waitFor();
  expect(readLink(new URL(page.url()).hash).line).toMatchObject({ game: '0.77', position: `1${'0'.repeat(18)}` });
  await page.reload();
  await page.getByText('Answered by a certificate.').waitFor();
  await page.getByText('Proved: ', { exact: false }).first().waitFor();
  await page.goto(`${at.address}#/analyse/nim?p=3+5`);
  await page.getByText('does not speak of this').waitFor();
  await page.goto(`${at.address}#/analyse/kayles?p=1${'0'.repeat(18)}`);
  await page.getByText('Proved: ', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Answer without it' }).click();
  await page.getByText('Cited: ', { exact: false }).first().waitFor();
  await page.reload();
  await page.getByText('Cited: ', { exact: false }).first().waitFor();
  expect(await page.getByText('Answered by a certificate.').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a certificate file is replayed in Analyse before it is answered by; a changed one is refused, and says where', async () => {
  const { page, context } = await opened(at, '#/analyse/kayles?p=9', { language: 'zh', width: 360 });
  await page.getByText('用证书回答').click();
  const file = page.locator('input[type=file]');
  const text = certificateOf('kayles');
  await file.setInputFiles(asFile(text.replace('"preperiod": 71', '"preperiod": 70')));
  await page.getByRole('alert').filter({ hasText: '它没有证明它所说的内容' }).waitFor();
  await file.setInputFiles(asFile('{}'));
  await page.getByRole('alert').filter({ hasText: '这不是能在此读取的证书' }).waitFor();
  await file.setInputFiles(asFile(text));
  await page.getByText('正在用证书回答。').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByText('已证明：', { exact: false }).first().waitFor();
  await context.close();
});

test('what may be taken by a remainder is answered by the certificate that the Lab found, under the rules that stand there', async () => {
  const rule = 'n -> n - 1 if n mod 2 = 0; -> n - k for k in {1, 2} if n mod 2 = 1';
  const { page, context } = await opened(at, `#/lab?g=${encodeURIComponent(rule)}`);
  await page.getByRole('button', { name: 'Answer by this certificate' }).click();
  await page.getByText('Answered by a certificate.').waitFor();
  await page.getByText('Proved: ', { exact: false }).first().waitFor();
  expect(readLink(new URL(page.url()).hash).line.game).toBe(rule);
  await context.close();
});
