import {
  addressOf,
  chooseFile,
  fillIn,
  forms,
  fieldValues,
  expectText,
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

  test(`the form of ${path} shows "Not sent yet" when its code does not load, and can be sent once it does`, async ({
    session,
    faultProxy,
    server,
  }, info) => {
    const email = addressOf(info.title, info.project.name);
    faultProxy.refuse = (_method, url) => /^\/assets\/(?!defer|entry\.defer).*\.js$/.test(url);
    await session.go(faultProxy.origin + path);
    const names = await fillIn(session, email);
    await send(session);
    await expectNotSent(session);
    expect(await fieldValues(session, names)).toEqual(textsOf(email, names));
    expect(await server.countOnDisk(email)).toBe(0);

    faultProxy.refuse = () => false;
    await send(session);
    await solve(session);
    await chooseFile(session);
    expect(await fieldValues(session, names)).toEqual(textsOf(email, names));
    await send(session);
    await expectText(session, receipt);
    expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
  });

  test(`the form of ${path} comes back with the typed text when no script loads`, async ({
    session,
    faultProxy,
    server,
  }, info) => {
    const email = addressOf(info.title, info.project.name);
    faultProxy.refuse = (_method, url) => url.endsWith('.js');
    await session.go(faultProxy.origin + path);
    const names = await fillIn(session, email);
    await send(session);
    await expectNotSent(session);
    expect(await fieldValues(session, names)).toEqual(textsOf(email, names));

    // The next click on the button loads the script.
    faultProxy.refuse = () => false;
    await send(session);
    await expectNotSent(session);
    expect(await fieldValues(session, names)).toEqual(textsOf(email, names));
    await solve(session);
    await chooseFile(session);
    await send(session);
    await expectText(session, receipt);
    expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
  });
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
