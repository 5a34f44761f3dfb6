import type { Ordering, OrderingBody } from '@my-note/contract';
import { ERROR_CODES } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import { AppError, invalid } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import {
  findCategory,
  listChildIds,
  moveWithin,
  readOrder,
  requireLiving,
  writeAsOwner,
  writeOrder,
} from '../../items/index.ts';
import { moveInto } from '../notes/move.usecases.ts';
import { categoriesTexts } from './texts.ts';

/** Orders the children of a category or of the top level; two tabs never destroy each other's order. */
export function orderChildren(
  services: Services,
  ownerId: string,
  parentId: string | null,
  body: OrderingBody,
): Promise<Ordering> {
  return writeAsOwner(services.db, ownerId, async (tx) => {
    if (parentId !== null) await findCategory(tx, ownerId, parentId);
    const order =
      'order' in body
        ? await wholeList(tx, ownerId, parentId, body)
        : await afterMove(tx, services, ownerId, parentId, body);
    const version = await writeOrder(tx, ownerId, parentId, order);
    return { _id: parentId, order, version };
  });
}

type WholeList = Extract<OrderingBody, { order: string[] }>;
async function wholeList(tx: Database, ownerId: string, parentId: string | null, body: WholeList) {
  const current = await readOrder(tx, ownerId, parentId);
  if (current.version !== body.version) {
    throw new AppError(409, ERROR_CODES.versionConflict, categoriesTexts.orderChanged, {
      current: { _id: parentId, ...current },
    });
  }
  const children = new Set(await listChildIds(tx, ownerId, parentId));
  for (const id of body.order) {
    if (!children.delete(id)) throw invalid(categoriesTexts.orderOnce);
  }
  return body.order;
}

type Move = Exclude<OrderingBody, WholeList>;
async function afterMove(
  tx: Database,
  services: Services,
  ownerId: string,
  parentId: string | null,
  move: Move,
) {
  const item = await requireLiving(tx, ownerId, move.id);
  if (item.parentId !== parentId) await moveInto(tx, services, ownerId, item, parentId);
  const children = await listChildIds(tx, ownerId, parentId);
  const order = moveWithin(children, (await readOrder(tx, ownerId, parentId)).order, move);
  if (!order) throw invalid(categoriesTexts.orderNeighbour);
  return order;
}
