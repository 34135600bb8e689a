export const migrations: { name: string; sql: string }[] = [
  {
    name: '001-realm',
    sql: `
      create table identity.realm (
        name text primary key,
        settings jsonb not null,
        imported_at timestamptz not null default now()
      );

      create table identity.clients (
        id uuid primary key default gen_random_uuid(),
        client_id text not null unique,
        name text,
        enabled boolean not null default true,
        bearer_only boolean not null default false,
        secret text,
        standard_flow boolean not null default false,
        service_accounts boolean not null default false,
        full_scope boolean not null default true,
        scope_mappings jsonb not null default '{}',
        audience text,
        groups_claim text,
        redirect_uris text[] not null default '{}',
        post_logout_redirect_uris text[] not null default '{}',
        backchannel_logout_url text
      );

      create table identity.roles (
        id uuid primary key default gen_random_uuid(),
        client_id uuid not null references identity.clients on delete cascade,
        name text not null,
        unique (client_id, name)
      );

      create table identity.groups (
        id uuid primary key default gen_random_uuid(),
        name text not null unique
      );

      create table identity.users (
        id uuid primary key default gen_random_uuid(),
        username text not null unique check (username = lower(username)),
        email text unique check (email = lower(email)),
        email_verified boolean not null default false,
        first_name text,
        last_name text,
        enabled boolean not null default true,
        demo boolean not null default false,
        password_hash text,
        required_actions text[] not null default '{}',
        service_account_client_id uuid unique references identity.clients on delete cascade,
        failures integer not null default 0,
        last_failure_at timestamptz,
        locked_until timestamptz,
        created_at timestamptz not null default now()
      );

      create table identity.user_roles (
        user_id uuid not null references identity.users on delete cascade,
        role_id uuid not null references identity.roles on delete cascade,
        primary key (user_id, role_id)
      );
      create index on identity.user_roles (role_id);

      create table identity.user_groups (
        user_id uuid not null references identity.users on delete cascade,
        group_id uuid not null references identity.groups on delete cascade,
        primary key (user_id, group_id)
      );
      create index on identity.user_groups (group_id);

      create table identity.group_roles (
        group_id uuid not null references identity.groups on delete cascade,
        role_id uuid not null references identity.roles on delete cascade,
        primary key (group_id, role_id)
      );
      create index on identity.group_roles (role_id);
    `,
  },
  {
    name: '002-artifacts',
    sql: `
      create table identity.keys (
        name text primary key,
        purpose text not null check (purpose in ('token', 'cookie')),
        value jsonb not null,
        created_at timestamptz not null default now()
      );

      create table identity.artifacts (
        model text not null,
        key text not null,
        payload jsonb not null,
        grant_id text,
        uid text,
        account_id text,
        expires_at timestamptz not null,
        consumed_at timestamptz,
        primary key (model, key)
      );
      create index on identity.artifacts (grant_id) where grant_id is not null;
      create index on identity.artifacts (uid) where uid is not null;
      create index on identity.artifacts (account_id) where account_id is not null;
      create index on identity.artifacts (expires_at);
    `,
  },
  {
    name: '003-known-devices',
    sql: `
      create table identity.known_devices (
        id text primary key,
        user_id uuid not null references identity.users on delete cascade,
        failures integer not null default 0,
        last_failure_at timestamptz,
        locked_until timestamptz,
        signed_in_at timestamptz not null default now()
      );
      create index on identity.known_devices (user_id);
    `,
  },
];
