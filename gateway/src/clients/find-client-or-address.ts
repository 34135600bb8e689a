import type { GatewayContext } from '../kernel/context.ts';
import { typedError } from '../kernel/errors.ts';
import { readAddress, readClient } from './clients.rest.ts';
import type { AddressRecord, ClientRecord } from './clients.rest.ts';
import { addressTexts, clientTexts } from './clients.texts.ts';

type ReadContext = Pick<GatewayContext, 'rest'>;

/** Reads a client; null if it does not exist. Sends no request if the id is null. */
export const findClient = async (id: number | null, { rest }: ReadContext): Promise<ClientRecord | null> =>
  id === null ? null : rest.find('/api/Client/getClientById', { clientId: id }, readClient);

/** Reads an address; null if it does not exist. Sends no request if the id is null. */
export const findAddress = async (id: number | null, { rest }: ReadContext): Promise<AddressRecord | null> =>
  id === null ? null : rest.find('/api/Address/GetAddressById', { addressId: id }, readAddress);

export const unknownClient = (): Error => typedError('NOT_FOUND', { message: clientTexts.unknown });

export const unknownAddress = (): Error => typedError('NOT_FOUND', { message: addressTexts.unknown });
