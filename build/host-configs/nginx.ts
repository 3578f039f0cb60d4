import { escapeRegExp } from '../../lib/escape-reg-exp.ts'
import {
  CACHE,
  FOLDER_HEADERS,
  HASHED,
  NOT_SERVED,
  SECURITY_HEADERS,
  TYPES,
  TYPES_BY_PATH,
} from '../../lib/hosting/headers.ts'
import type { Redirect } from '../../lib/hosting/redirects.ts'
import { lines } from './lines.ts'
import { siteRedirects } from './redirects.ts'

const alternatives = (paths: readonly string[]) => paths.map(escapeRegExp).join('|')

/** The variable with the value of a header. */
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/** nginx expects types without a charset. */
export const NGINX_TYPES = Object.entries(TYPES).map(([ending, type = '']) => `${type.split(';')[0]} ${ending};`)
const withCharset = [...new Set(Object.values(TYPES).filter((type) => type?.includes('charset')))]
  .map((type) => type?.split(';')[0] ?? '')
  // nginx always adds the charset for this type, and warns when it is in the list.
  .filter((type) => type !== 'text/html')

/**
 * A file for /etc/nginx/conf.d/ with `example.org` as the domain. All headers are set in one place, because a location
 * with its own `add_header` does not inherit the others.
 */
export const nginxSite = (
  basePath: string,
  redirects?: readonly Redirect[],
): string => `# Written by npm run hosts: see build/host-configs/nginx.ts and docs/deploy.md

# Only successful responses may be cached for long: a missing file may exist later.
map "$status$uri" $site_cache {
    default "${CACHE.other}";
    "~^(200|206|304)${escapeRegExp(basePath)}(${alternatives(HASHED)})" "${CACHE.hashed}";
}

${FOLDER_HEADERS.map(
  ({ name, value, folder, below }) => `map $uri ${variable(name)} {
    default ${value};
    "~^${escapeRegExp(basePath)}${folder}" ${below};
}
`,
).join('\n')}
server {
    listen 80;
    listen [::]:80;
    server_name example.org;
    access_log off;
    # For certbot, which renews the certificate while nginx runs.
    location /.well-known/acme-challenge/ {
        root /var/www/html;
    }
    location / {
        return 308 https://$host$request_uri;
    }
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name example.org;
    ssl_certificate /etc/letsencrypt/live/example.org/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/example.org/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;

    root /srv/www/example.org;
    index index.html;
    error_page 404 ${basePath}/404.html;
    error_page 403 =404 ${basePath}/404.html;
    absolute_redirect off;
    server_tokens off;
    etag on;
    # The privacy page says that no visit is written down. Take this out only together with that sentence.
    access_log off;

    # The build has compressed every file. With the package libnginx-mod-http-brotli-static, better still: brotli_static on;
    gzip_static on;
    gzip_vary on;

${lines('    ', [
  ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ...FOLDER_HEADERS.map(({ name }) => `add_header ${name} ${variable(name)} always;`),
  'add_header Cache-Control $site_cache always;',
])}

    types {
${lines('        ', NGINX_TYPES)}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${withCharset.join(' ')};

    # The pattern matches only folder names, so that no URL redirects to another site.
    if ($request_uri ~ "^(${escapeRegExp(basePath)}(?:/[a-z0-9-]+)*/)index\\.html(\\?.*)?$") {
        return 308 $1$2;
    }

    location / {
        try_files $uri $uri/ =404;
    }
    location = ${basePath}/404.html {
        internal;
    }
    location ~ "/\\.(?!well-known/)|^(${alternatives(NOT_SERVED)})$" {
        return 404;
    }
    # What the build has compressed; other archives are the owner's.
    location ~ "^(?<original>.+)\\.(br|gz)$" {
        if (-f $document_root$original) {
            return 404;
        }
    }
${lines(
  '    ',
  Object.entries(TYPES_BY_PATH).map(
    ([path, type]) => `location = ${basePath}${path} { default_type ${type.split(';')[0]}; }`,
  ),
)}
${lines(
  '    ',
  siteRedirects(basePath, redirects).map(([from, to]) => `location = ${from} { return 308 ${to}; }`),
)}

    # To take the messages with the server of this project on the same machine (npm run serve, with TRUST_PROXY=1):
    # location ${basePath}/api/ {
    #     proxy_pass http://127.0.0.1:3000;
    #     # With the port: the server compares it with the origin of the page.
    #     proxy_set_header Host $http_host;
    #     # Appended, so that the server finds the visitor behind a second proxy: see TRUST_PROXY in docs/operate.md.
    #     proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    #     client_max_body_size 30m;
    # }
}
`
