import {
  CACHE,
  HASHED,
  NOT_SERVED,
  REDIRECTS,
  resourcePolicy,
  SECURITY_HEADERS,
  SHOWN_ELSEWHERE,
  TYPES,
} from '../../lib/hosting/headers.ts'

const lines = (items: readonly string[]) => items.map((item) => `\t${item}`).join('\n')

/** A Caddyfile for the whole machine: Caddy gets the certificate by itself. `example.org` stands for the domain. */
export const caddyfile = (): string => `# Written by npm run hosts: see scripts/hosts/caddy.ts and docs/deploy.md

example.org {
	root * /srv/www/example.org

	header {
${lines(Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t${name} "${value}"`))}
		Cross-Origin-Resource-Policy ${resourcePolicy('/')}
		Cache-Control "${CACHE.other}"
		-Server
	}
	header ${SHOWN_ELSEWHERE}* Cross-Origin-Resource-Policy ${resourcePolicy(SHOWN_ELSEWHERE)}
	@hashed path ${HASHED.map((folder) => `${folder}*`).join(' ')}
	header @hashed Cache-Control "${CACHE.hashed}"
${lines(Object.entries(TYPES).map(([ending, type]) => `header *.${ending} Content-Type "${type}"`))}
	@page path */
	header @page Content-Type "${TYPES.html}"

	@index path_regexp index ^((?:/[a-z0-9-]+)*/)index\\.html$
	redir @index {re.index.1} 308
${lines(Object.entries(REDIRECTS).map(([from, to]) => `redir ${from} ${to} 308`))}

	@missing {
		path_regexp /\\.|\\.(br|gz)$
		not path /.well-known/*
	}
	error @missing 404
	@host path ${NOT_SERVED.join(' ')} /404.html
	error @host 404

	# To take the messages with the server of this project on the same machine (npm run serve, with TRUST_PROXY=1):
	# reverse_proxy /api/* 127.0.0.1:3000

	file_server {
		# The build has compressed every file.
		precompressed br gzip
	}

	handle_errors {
		@nothing expression {err.status_code} in [403, 404]
		rewrite @nothing /404.html
		header Cache-Control "${CACHE.other}"
		header Content-Type "${TYPES.html}"
		file_server {
			precompressed br gzip
		}
	}
}
`
