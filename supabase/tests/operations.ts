import { readFileSync } from 'node:fs'

/** The SQL of an operation without its `create extension`; `standIns` replaces the extensions. */
export const operation = (name: string) =>
  readFileSync(new URL(`../operations/${name}.sql`, import.meta.url), 'utf8').replace(
    /^create extension .*$/gm,
    '',
  )

/** Stands in for the extensions pg_net and pg_cron of a hosted project. */
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
