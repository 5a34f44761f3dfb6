import type { RequestCreate, RequestStatus, UserRequest } from '@my-note/shared-kit/contract/requests';
import { AppError, notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { notify } from '../notifications/notify.ts';
import {
  countOpen,
  findForOperator,
  insertRequest,
  listRequests,
  updateRequest,
} from './requests.repository.ts';
import type { RequestRow } from './requests.table.ts';

const LISTED = 200;
const MAX_OPEN = 100;

/** How a status reads in a sentence about the request. */
const STATUS_TEXT: Record<RequestStatus, string> = {
  open: 'is open again',
  planned: 'is planned',
  done: 'is done',
  declined: 'was declined',
};

export async function readRequests({ db }: Services, ownerId: string): Promise<UserRequest[]> {
  return (await listRequests(db, ownerId, LISTED)).map(toRequest);
}

export async function createRequest(
  { db, clock, ids }: Services,
  ownerId: string,
  wanted: RequestCreate,
): Promise<UserRequest> {
  if ((await countOpen(db, ownerId)) >= MAX_OPEN) {
    throw new AppError(
      409,
      'TOO_MANY_REQUESTS',
      `${MAX_OPEN} of your requests are open. Wait until some of them are answered`,
    );
  }
  const now = clock();
  const base = { id: ids.row(), createdBy: ownerId, createdAt: now, updatedAt: now };
  return toRequest(await insertRequest(db, { ...base, ...wanted }));
}

/** The operator decides; whoever asked is told when the status or the answer has changed. */
export function setRequestStatus(
  services: Services,
  { id, status, answer }: { id: string; status: RequestStatus; answer?: string },
): Promise<UserRequest> {
  return services.db.transaction(async (tx) => {
    const before = await findForOperator(tx, id);
    if (!before) throw notFound(`There is no request ${id}`);
    const changes = { status, answer: answer ?? before.answer };
    if (status === before.status && changes.answer === before.answer) return toRequest(before);
    const row = await updateRequest(tx, id, { ...changes, updatedAt: services.clock() });
    const said = status === before.status ? 'was answered' : STATUS_TEXT[status];
    await notify(services, tx, {
      to: row.createdBy,
      kind: 'request-status',
      title: `Your request ${said}`,
      description: answer ? `${row.title}: ${answer}` : row.title,
      href: '/i/requests',
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
  status: row.status,
  answer: row.answer,
});
