import type { TestService } from '../product/rest-service.ts';

/** Searches by the REST service's search, by default for all kinds. Returns the response as parsed JSON. */
export const searchFor = async <Result>(
  service: TestService,
  text: string,
  kinds?: readonly string[],
): Promise<Result> => {
  const response = await service.call('/struma/search', {
    method: 'POST',
    body: JSON.stringify({ text, kinds }),
    headers: { 'content-type': 'application/json' },
  });
  return (await response.json()) as Result;
};
