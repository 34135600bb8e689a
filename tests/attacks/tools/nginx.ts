import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../../builders/files/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns the path of nginx; null if it is not installed. */
export const findNginx = (): string | null =>
  ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, 'nginx'))
    .find((path) => isProgram(path)) ?? null;

/** Starts nginx on a port with the configuration of docs/operating.md, without TLS. */
export const startNginx = async (program: string, port: number, target: string): Promise<{ stop(): Promise<void> }> => {
  const folder = await temporaryFolder('nginx');
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, readDocumentedServers(port, target)));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return { stop };
    await pause(20);
  }
  throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`);
};

const readDocumentedServers = (port: number, target: string): string => {
  const text = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const [, found = ''] = /```nginx\n([\s\S]*?)```/.exec(text) ?? [];
  const adapted = found
    .replace('127.0.0.1:8080', new URL(target).host)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('Host $host;', 'Host $http_host;');
  if (!adapted.includes('proxy_pass http://struma;') || adapted.includes('ssl'))
    throw new Error('The nginx configuration of docs/operating.md has changed: adapt this test.');
  return adapted;
};

const configuration = (folder: string, servers: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${servers}
}
`;

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
