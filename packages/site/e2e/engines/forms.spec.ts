import {
  addressOf,
  chooseFile,
  fillIn,
  forms,
  held,
  says,
  saysNotSent,
  send,
  solve,
  textsOf,
} from './support/forms.ts';
import { expect, test } from './support/test.ts';

for (const { path, says: receipt } of forms) {
  test(`the form of ${path} is sent and kept`, async ({ session, door, server }, info) => {
    const email = addressOf(info.title, info.project.name);
    await session.go(door.origin + path);
    await fillIn(session, email);
    await chooseFile(session);
    await solve(session);
    await send(session);
    await says(session, receipt);
    expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
  });

  test(`the form of ${path} says so when its code does not load, and is sent when it does`, async ({
    session,
    door,
    server,
  }, info) => {
    const email = addressOf(info.title, info.project.name);
    door.refuse = (_method, url) => /^\/assets\/(?!defer|entry\.defer).*\.js$/.test(url);
    await session.go(door.origin + path);
    const names = await fillIn(session, email);
    await send(session);
    await saysNotSent(session);
    expect(await held(session, names)).toEqual(textsOf(email, names));
    expect(await server.countOnDisk(email)).toBe(0);

    door.refuse = () => false;
    await send(session);
    await solve(session);
    await chooseFile(session);
    expect(await held(session, names)).toEqual(textsOf(email, names));
    await send(session);
    await says(session, receipt);
    expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
  });

  test(`the form of ${path} comes back with its words when there is no script at all`, async ({
    session,
    door,
    server,
  }, info) => {
    const email = addressOf(info.title, info.project.name);
    door.refuse = (_method, url) => url.endsWith('.js');
    await session.go(door.origin + path);
    const names = await fillIn(session, email);
    await send(session);
    await saysNotSent(session);
    expect(await held(session, names)).toEqual(textsOf(email, names));

    // The next press of the button finds the script.
    door.refuse = () => false;
    await send(session);
    await saysNotSent(session);
    expect(await held(session, names)).toEqual(textsOf(email, names));
    await solve(session);
    await chooseFile(session);
    await send(session);
    await says(session, receipt);
    expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
  });
}

test('a form whose answer fails says so, keeps what was typed, and is sent at the next try', async ({
  session,
  door,
  server,
}, info) => {
  const email = addressOf(info.title, info.project.name);
  door.refuse = (method) => method === 'POST';
  await session.go(`${door.origin}/contact`);
  const names = await fillIn(session, email);
  await solve(session);
  await send(session);
  await saysNotSent(session);
  expect(await held(session, names)).toEqual(textsOf(email, names));
  door.refuse = () => false;
  await send(session);
  await says(session, 'Message Sent');
  expect(await server.countOnDisk(`"email":"${email}"`)).toBe(1);
});
