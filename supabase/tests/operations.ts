import { readFileSync } from 'node:fs'

/** An operation that docs/deploy.md links to, without the extensions, for which stand-ins are here. */
export const operation = (name: string) =>
  readFileSync(new URL(`../operations/${name}.sql`, import.meta.url), 'utf8').replace(
    /^create extension .*$/gm,
    '',
  )

/** What a hosted project has, as far as the operations use it. */
export const standIns = `
  create schema net;
  create table net.sent (url text, body jsonb);
  create function net.http_post(url text, body jsonb) returns bigint
  language sql as $$ insert into net.sent values (url, body) returning 1::bigint $$;
  create schema cron;
  create table cron.job (jobname text, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql as $$ insert into cron.job values (job_name, schedule, command) returning 1::bigint $$;
`
