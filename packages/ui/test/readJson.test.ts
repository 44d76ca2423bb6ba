import { leadPage, overview, special, team } from '@hvac/content/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { specials } from '../src/mocks/fixtures/specials.ts';
import { mockLeads } from '../src/mocks/fixtures/leads.ts';
import { readJson } from '../src/admin/readJson.ts';

const list = z.array(special);
const [offer] = specials;

describe('an answer of another shape', () => {
  const schemas = { list, leadPage, overview, team };
  it.each([
    'null',
    '[null]',
    '[[]]',
    '"ok"',
    '0',
    'true',
    '[{}]',
    '{"error":"expired"}',
    '{"leads":null}',
    '{"data":[]}',
  ])('is refused: %s', async (body) => {
    for (const schema of Object.values<z.ZodMiniType>(schemas)) {
      await expect(readJson(new Response(body), schema)).rejects.toBeInstanceOf(TypeError);
    }
  });

  it.each(['', '<!doctype html>', '[{"id":', '\u0000'])('is refused when it is no JSON: %j', async (body) => {
    await expect(readJson(new Response(body), list)).rejects.toBeInstanceOf(SyntaxError);
  });

  it.each([
    ['an object for a text', { title: {} }],
    ['null for a text', { description: null }],
    ['a number for a text', { discount: 15 }],
    ['a list for a text', { terms: [] }],
    ['nothing for a text', { expirationDate: undefined }],
    ['a text for a number', { order: '1' }],
  ])('is refused for %s', async (_name, wrong) => {
    await expect(readJson(Response.json([offer, { ...offer, ...wrong }]), list)).rejects.toBeInstanceOf(TypeError);
  });
});

describe('an answer of a later release', () => {
  it.each([
    ['an unknown key', { season: 'fall' }],
    ['a longer text', { title: 'x'.repeat(10_000) }],
    ['another id', { id: 'offer-1' }],
    ['no print page', { printURL: undefined }],
  ])('is taken with %s', async (_name, newer) => {
    const answer = [{ ...offer, ...newer }];
    await expect(readJson(Response.json(answer), list)).resolves.toEqual(JSON.parse(JSON.stringify(answer)));
  });

  it('is taken with an unknown status of a lead', async () => {
    const schema = z.object({ leads: leadPage.shape.leads });
    const leads = mockLeads(1).map((lead) => ({ ...lead, status: 'paused' }));
    await expect(readJson(Response.json({ leads }), schema)).resolves.toEqual({ leads });
  });
});
