import {
  addressOf,
  chooseFile,
  fillIn,
  forms,
  fieldValues,
  expectText,
  expectAnswerPage,
  expectNotSent,
  send,
  solve,
  textsOf,
} from './support/forms.ts';
import { expect, test } from './support/test.ts';

for (const { path, receipt } of forms) {
  test(`the form of ${path} is sent and stored`, async ({ session, faultProxy, server }, info) => {
    const email = addressOf(info.title, info.project.name);
    await session.go(faultProxy.origin + path);
    await fillIn(session, email);
    await chooseFile(session);
    await solve(session);
    await send(session);
    await expectText(session, receipt);
    expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
  });

  for (const [what, missing] of [
    ['its code does not load', /^\/assets\/(?!first-script).*\.js$/],
    ['no script loads', /\.js$/],
  ] as const) {
    test(`the form of ${path} is posted by the browser, and sent, when ${what}`, async ({
      session,
      faultProxy,
      server,
    }, info) => {
      const email = addressOf(info.title, info.project.name);
      faultProxy.refuse = (_method, url) => missing.test(url);
      await session.go(faultProxy.origin + path);
      const names = await fillIn(session, email);
      await send(session);
      await expectAnswerPage(session);
      expect(await fieldValues(session, names)).toEqual(textsOf(email, names));
      expect(await server.countOnDisk(email)).toBe(0);

      await solve(session);
      await chooseFile(session);
      await send(session);
      await expectText(session, receipt);
      expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
    });
  }
}

test('a form whose request fails shows "Not sent yet", keeps the typed text, and is sent on retry', async ({
  session,
  faultProxy,
  server,
}, info) => {
  const email = addressOf(info.title, info.project.name);
  faultProxy.refuse = (method) => method === 'POST';
  await session.go(`${faultProxy.origin}/contact`);
  const names = await fillIn(session, email);
  await solve(session);
  await send(session);
  await expectNotSent(session);
  expect(await fieldValues(session, names)).toEqual(textsOf(email, names));
  faultProxy.refuse = () => false;
  await send(session);
  await expectText(session, 'Message Sent');
  expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
});
