import { leadFormAt, loadPage, receiptPath, type LeadFormName, type PagePath } from '@hvac/company';
import {
  captchaFields,
  fieldLabel,
  fieldValue,
  leadNumber,
  resumeLimitBytes,
  resumeMessages,
  type CaptchaChallenge,
  type PostedForm,
  type SentForm,
} from '@hvac/content/model';
import { postedFormWords } from '@hvac/content/words';
import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod/mini';
import { DomainError } from '../errors.ts';
import { toHttpError } from '../http/error-handler.ts';
import { readForm, run, type FormBody } from '../http/form-body.ts';
import { methodNotAllowed } from '../http/http-error.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { canonicalPath, splitUrl } from '../http/site-path.ts';
import { loadRenderer } from '../http/site-renderer.ts';
import { describeError, type Logger } from '../logger.ts';
import { sourceOfForm, type LeadRouteDeps } from './lead-routes.ts';
import { leadForms } from './model/lead-forms.ts';
import type { Lead } from './model/lead.ts';
import type { ReceiptCookie } from './receipt-cookie.ts';
import { submitLead } from './submit-lead.ts';

interface FormPageDeps extends LeadRouteDeps {
  receipts: ReceiptCookie;
  /** The built site, absolute. */
  siteDir: string;
  /** The site's origin; undefined when not configured. */
  publicOrigin: string | undefined;
  log: Logger;
}

/** What a posted form is refused with. */
interface Refusal {
  status: number;
  /** By field name. */
  errors?: Record<string, string>;
  /** A sentence, when no field is the reason. */
  failure?: string;
  headers?: Readonly<Record<string, string>>;
  /** The answer was wrong or the token is spent. */
  needsNewProblem?: boolean;
}

const fieldErrors = ({ issues }: z.core.$ZodError): Record<string, string> =>
  // The first message of a field is shown.
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

/** The text of a math problem, which the form sends back with its token. */
const questionPattern = /^\d{1,2} \+ \d{1,2} =$/;

/**
 * POST to a page with a form, and the receipt: forms of browsers without script. The answers are pages; the site's build
 * renders them.
 */
export function formPages(
  { receipts, siteDir, publicOrigin, log, uploads, ...deps }: FormPageDeps,
  limits: RateLimits,
) {
  /** The problem of the form if its answer may still be right, or else a new one. */
  function problemOf({ values }: FormBody, needsNew: boolean): CaptchaChallenge & { answer: string } {
    const [token, question, answer] = ['captchaToken', 'captchaQuestion', 'captchaAnswer'].map(
      (name) => values.get(name) ?? '',
    ) as [string, string, string];
    const isKept = !needsNew && answer.trim() !== '' && questionPattern.test(question) && isFresh(token);
    return isKept ? { token, question, answer } : { ...deps.captcha.issue(token), answer: '' };
  }

  function isFresh(token: string): boolean {
    try {
      return Boolean(deps.captcha.verify(token));
    } catch {
      return false;
    }
  }

  /** Stores the lead. @returns its id, or why it isn't stored */
  async function submit(path: PagePath, request: Request, { values, file }: FormBody): Promise<string | Refusal> {
    const form = leadForms[formAt(path)];
    const { kind } = form;
    const checked = z.safeParse(form.schema, Object.fromEntries(values));
    if (!checked.success) return invalid(fieldErrors(checked.error), file);
    const page = await loadPage(path);
    const payload = form.toPayload(checked.data, 'city' in page ? page.city : '');
    const whole = z.safeParse(kind.payload, payload);
    if (!whole.success) return invalid(fieldErrors(whole.error), file);
    try {
      return (await submitLead(kind, whole.data, { ...sourceOfForm(request, values), file }, deps)).id;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const isCaptcha = error.message.includes('CAPTCHA');
      const errors = { [isCaptcha ? 'captchaAnswer' : 'resume']: error.message };
      return { ...invalid(errors, isCaptcha ? file : undefined), needsNewProblem: isCaptcha };
    }
  }

  /** Reads a form with a file. @throws {HttpError} 503, also halfway, when another upload needs its place */
  async function readUpload(request: Request, response: Response, body: FormBody): Promise<void> {
    const dropped = Promise.withResolvers<never>();
    const next = (error?: unknown) => error !== undefined && dropped.reject(error);
    await uploads(request, response, next);
    try {
      await Promise.race([readForm(request, response, body), dropped.promise]);
    } finally {
      request.unpipe();
    }
  }

  async function handle(
    path: PagePath,
    request: Request,
    response: Response,
    body: FormBody,
  ): Promise<string | Refusal> {
    const { kind } = leadForms[formAt(path)];
    // The text is read even if it is refused: it comes back with the form.
    const limited = await run(limits.lead(kind.name), request, response).catch((error: unknown) => error);
    if (kind.acceptsFile) await readUpload(request, response, body);
    else await readForm(request, response, body);
    if (limited !== undefined) throw limited;
    return submit(path, request, body);
  }

  async function refuse(path: PagePath, request: Request, response: Response, body: FormBody, refusal: Refusal) {
    const { status, errors = {}, failure, headers = {}, needsNewProblem = false } = refusal;
    const { answer, ...captcha } = problemOf(body, needsNewProblem);
    const values = { ...Object.fromEntries(body.values), captchaAnswer: answer };
    const posted: PostedForm = { values, errors, failure, captcha, hidden: sourceOfForm(request, body.values).hidden };
    const { renderPostedForm } = await loadRenderer(siteDir);
    const page = await renderPostedForm(path, posted);
    // Stored, so that Back from the receipt shows it: otherwise browsers ask whether to post again.
    response.status(status).set(headers).set('Cache-Control', 'private, no-cache').type('html').send(page);
  }

  const post: RequestHandler = async (request, response, next) => {
    const path = canonicalPath(splitUrl(request.url).path) as PagePath;
    if (leadFormAt(path) === undefined) return methodNotAllowed('GET, HEAD')(request, response, next);
    const body: FormBody = { values: new Map(), file: undefined };
    if (isForeign(request, publicOrigin)) {
      return refuse(path, request, response, body, { status: 403, failure: postedFormWords.elsewhere });
    }
    const result = await handle(path, request, response, body).catch((error: unknown): Refusal => {
      const { status, message, headers } = toHttpError(error);
      if (status >= 500) log.error({ status, ...describeError(error) }, 'A posted form failed');
      return { status, failure: message, headers };
    });
    if (typeof result !== 'string') return refuse(path, request, response, body, result);
    const address = receipts.set(request, response, { id: result, path });
    // GET, so that a reload doesn't post again (RFC 9110, 15.4.4).
    response.set('Cache-Control', 'no-store').redirect(303, address);
  };

  const receipt: RequestHandler = async (request, response) => {
    const pass = receipts.read(request);
    const [lead] = pass ? await deps.store.listLeads({ id: pass.id }).catch(() => []) : [];
    const { renderReceipt } = await loadRenderer(siteDir);
    const page = await renderReceipt(receiptPath, pass && lead && { path: pass.path, ...sentForm(lead) });
    response.set('Cache-Control', 'no-store').type('html').send(page);
  };
  return { post: [limits.other, post], receipt };
}

/** @throws when the page has no form */
function formAt(path: PagePath): LeadFormName {
  const name = leadFormAt(path);
  if (name === undefined) throw new Error(`${path} has no form`);
  return name;
}

/**
 * A form with wrong answers, or without the math problem.
 * @param file was chosen: no page can hold it, so it has to be chosen again
 */
function invalid(found: Record<string, string>, file: FormBody['file']): Refusal {
  const errors = Object.fromEntries(Object.entries(found).filter(([name]) => name !== 'captchaToken'));
  const names = Object.keys(errors);
  // On a page without script there is no math problem at first: that is no mistake.
  const isUnsolved = names.length === 0 || (names.length === 1 && errors['captchaAnswer'] === missingAnswer);
  const isTooLarge = file && file.bytes.length > resumeLimitBytes;
  const lost: Record<string, string> = file
    ? { resume: isTooLarge ? resumeMessages.tooLarge.description : postedFormWords.fileAgain }
    : {};
  return { status: 422, errors: { ...(isUnsolved ? {} : errors), ...lost } };
}

const missingAnswer = z.safeParse(captchaFields.captchaAnswer, '').error?.issues[0]?.message;

/**
 * Another site may link to a form, but neither fill it in nor send it (Fetch Metadata; Origin for browsers without it, and
 * none for text browsers).
 */
function isForeign(request: Request, publicOrigin: string | undefined): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('Origin');
  // Proxies may send a Host of their own, or add the port that browsers leave out.
  if (origin === undefined || origin === publicOrigin) return false;
  return URL.parse(origin)?.host !== request.host.replace(/:(?:80|443)$/, '');
}

const notShown = new Set(['id', 'createdAt', 'confirmEmail', 'resumeFileSize', 'fileMimeType']);

const sentForm = ({ entity }: Lead): Omit<SentForm, 'path'> => ({
  number: leadNumber(entity.id),
  answers: Object.entries(entity)
    .filter(([name]) => !notShown.has(name))
    .map(([name, value]) => ({ label: fieldLabel(name), text: fieldValue(name, String(value)) })),
});
