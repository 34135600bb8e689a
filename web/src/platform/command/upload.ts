import { beginRequest } from '../request/busy.ts';
import { isOutageStatus, reportFailure, reportNoResponse, reportResponse } from '../request/connection.ts';
import { gatewayHeaders } from '../request/gateway-fetch.ts';
import { parseJson } from '../json.ts';
import { requestTimeoutMinutes } from '../request/request-timeout.ts';
import { reportSessionOver } from '../request/session-over.ts';

export interface UploadResponse {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  body: unknown;
  isCancelled?: boolean;
}

interface UploadOptions {
  /** `sent`: bytes sent so far, of all files together. */
  onProgress: (sent: number) => void;
  /** Cancels the upload. */
  signal: AbortSignal;
}

/** Sends an input with its files to a route of the gateway. Uses XMLHttpRequest: `fetch` reports no upload progress. */
export const upload = (path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<UploadResponse> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve({ status: 0, body: null, isCancelled: true });
    const request = new XMLHttpRequest();
    const endRequest = beginRequest();
    const cancel = (): void => request.abort();
    const end = (response: UploadResponse): void => {
      signal.removeEventListener('abort', cancel);
      endRequest();
      resolve(response);
    };
    const endWithoutResponse = (): void => {
      reportNoResponse();
      end({ status: 0, body: null });
    };
    request.open('POST', path);
    for (const [name, value] of Object.entries(gatewayHeaders)) request.setRequestHeader(name, value);
    request.timeout = requestTimeoutMinutes.get() * 60_000;
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => {
      reportResponse();
      if (isOutageStatus(request.status)) reportFailure();
      if (request.status === 401) reportSessionOver();
      end({ status: request.status, body: parseJson(request.responseText) });
    });
    request.addEventListener('error', endWithoutResponse);
    // No `reportNoResponse`: a slow response does not mean that the connection is lost.
    request.addEventListener('timeout', () => end({ status: 0, body: null }));
    request.addEventListener('abort', () => end({ status: 0, body: null, isCancelled: true }));
    signal.addEventListener('abort', cancel);
    request.send(form);
  });

/** The input comes before the files, because the gateway streams the files and needs the input first. */
export const uploadForm = (input: object, files: readonly File[]): FormData => {
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  for (const file of files) form.append('files', file, file.name);
  return form;
};
