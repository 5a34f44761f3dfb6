import { links, paths } from '@my-note/contract';
import type { RequestCreate, RequestStatus, UserRequest } from '@my-note/contract/requests';
import type { Database } from '../../core/database.ts';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { lockUser } from '../../items/index.ts';
import { findAttachment } from '../attachments/attachments.repository.ts';
import { notify } from '../notifications/notify.usecases.ts';
import {
  countOpen,
  findForOperator,
  findRequest,
  insertRequest,
  listRequests,
  updateRequest,
} from './requests.repository.ts';
import type { RequestRow } from './requests.table.ts';
import { requestsTexts } from './texts.ts';

const LISTED = 200;
const MAX_OPEN = 100;

export async function readRequests({ db }: Services, ownerId: string): Promise<UserRequest[]> {
  return (await listRequests(db, ownerId, LISTED)).map(toRequest);
}

export function createRequest(
  { db, clock, ids }: Services,
  ownerId: string,
  wanted: RequestCreate,
): Promise<UserRequest> {
  return db.transaction(async (tx) => {
    // The sweep must not remove the picture between its check and the insert.
    await lockUser(tx, ownerId);
    if ((await countOpen(tx, ownerId)) >= MAX_OPEN) {
      throw new AppError(409, 'TOO_MANY_REQUESTS', requestsTexts.tooMany(MAX_OPEN));
    }
    if (wanted.screenshot) await checkScreenshot(tx, ownerId, wanted.screenshot);
    const now = clock();
    const base = { id: ids.row(), createdBy: ownerId, createdAt: now, updatedAt: now };
    return toRequest(await insertRequest(tx, { ...base, ...wanted }));
  });
}

async function checkScreenshot(tx: Database, ownerId: string, id: string) {
  const file = await findAttachment(tx, id);
  if (file?.createdBy !== ownerId) throw invalid(requestsTexts.pictureGone);
  if (!file.type.startsWith('image/')) throw invalid(requestsTexts.noPicture(file.name));
}

/** For the operator: the picture that belongs to a request, with its bytes. */
export async function openScreenshot({ db, files }: Services, id: string) {
  const request = await findRequest(db, id);
  if (!request) throw notFound(requestsTexts.noRequest(id));
  const file = request.screenshot ? await findAttachment(db, request.screenshot) : undefined;
  if (!file) throw notFound(requestsTexts.noScreenshot);
  return { type: file.type, bytes: await files.read(file.id) };
}

/** Sets the operator's decision, and notifies the author when the status or the answer has changed. */
export function setRequestStatus(
  services: Services,
  { id, status, answer }: { id: string; status: RequestStatus; answer?: string },
): Promise<UserRequest> {
  return services.db.transaction(async (tx) => {
    const before = await findForOperator(tx, id);
    if (!before) throw notFound(requestsTexts.noRequest(id));
    const changes = { status, answer: answer ?? before.answer };
    if (status === before.status && changes.answer === before.answer) return toRequest(before);
    const row = await updateRequest(tx, id, { ...changes, updatedAt: services.clock() });
    const said = status === before.status ? 'answered' : status;
    await notify(services, tx, {
      to: row.createdBy,
      kind: 'request-status',
      title: () => requestsTexts.became[said],
      description: answer ? `${row.title}: ${answer}` : row.title,
      href: links.requests(),
    });
    return toRequest(row);
  });
}

const toRequest = (row: RequestRow): UserRequest => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  type: row.type,
  title: row.title,
  description: row.description,
  diagnostics: row.diagnostics,
  screenshot: row.screenshot && paths.attachment(row.screenshot),
  status: row.status,
  answer: row.answer,
});
