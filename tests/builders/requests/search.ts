import type { TestService } from '../product/rest-service.ts';

/** Searches by the REST service's search. Returns the response as parsed JSON. */
export const searchFor = async <Result>(service: TestService, text: string): Promise<Result> => {
  const response = await service.call('/struma/search', {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  });
  return (await response.json()) as Result;
};
