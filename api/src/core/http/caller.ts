import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../text/address-group.ts';
import { describeDevice } from '../text/describe-device.ts';

/** Where a request came from, as far as it is stored. */
export type Caller = { device: string | null; address: string | null };

export const callerOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Caller => ({
  device: describeDevice(headers['user-agent']),
  address: addressGroup(ip),
});
