import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_CODES, type ErrorBody } from '@my-note/contract';

type ResponseBody = { statusCode: number; code: string; message: string };

const UNREADABLE: ResponseBody = {
  statusCode: 400,
  code: ERROR_CODES.invalid,
  message: 'The request is not readable HTTP',
};
const BY_CODE: Record<string, ResponseBody> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    statusCode: 408,
    code: 'REQUEST_TIMEOUT',
    message: 'The request did not arrive in time. Send it again',
  },
  HPE_HEADER_OVERFLOW: {
    statusCode: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'The headers of the request are too large',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    statusCode: 413,
    code: 'TOO_LARGE',
    message: 'The extensions of a chunk are too large',
  },
};

/** Bytes that Node cannot read as HTTP never become a request; the response has the shape of every error. */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy(error);
  const body: ErrorBody = BY_CODE[error.code ?? ''] ?? UNREADABLE;
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
