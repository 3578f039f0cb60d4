import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CaddyOptions, caddyfile, IN_A_CONTAINER, ON_A_MACHINE } from '../../build/host-configs/caddy.ts'
import { nginxSite } from '../../build/host-configs/nginx.ts'
import { nginxFiles, type Program } from './servers.ts'

/** Takes the `#` away before the lines that pass messages on, as docs/deploy.md says. */
const withMessages = (text: string) =>
  text.replace(/(# To take the messages .*\n)((?:[ \t]*#.*\n)+)/, (_, first: string, lines: string) => {
    return first + lines.replace(/^([ \t]*)# ?/gm, '$1')
  })

function caddyProgram(options: CaddyOptions, upstream: number): Program {
  return {
    name: 'caddy',
    version: ['version'],
    prepare(out, folder, port) {
      const site = withMessages(caddyfile(options))
        .replaceAll(/\/srv(\/www\/example\.org)?$/gm, out)
        .replace(/^(example\.org|:8080) \{/m, `http://:${port} {\n\tbind 127.0.0.1`)
        .replace(/127\.0\.0\.1:3000|messages:3000/, `127.0.0.1:${upstream}`)
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  }
}

export const siteCaddy = (upstream: number) => caddyProgram(ON_A_MACHINE, upstream)
export const containerCaddy = (upstream: number) => caddyProgram(IN_A_CONTAINER, upstream)

export const siteNginx = (upstream: number): Program => ({
  name: 'nginx',
  version: ['-v'],
  prepare(out, folder, port, other) {
    const site = withMessages(nginxSite(''))
      .replaceAll('/srv/www/example.org', out)
      .replace(/listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${other};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace(/ssl_\w+ .*\n/g, '')
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    return nginxFiles(folder, site)
  },
})

/** What ends TLS in front of another proxy, or a CDN. With connections to the upstream that are kept for 60 s. */
export const frontNginx = (upstream: number): Program => ({
  name: 'nginx',
  version: ['-v'],
  prepare: (_, folder, port) =>
    nginxFiles(
      folder,
      `upstream site { server 127.0.0.1:${upstream}; keepalive 250; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }`,
    ),
})

export const frontCaddy = (upstream: number): Program => ({
  name: 'caddy',
  version: ['version'],
  prepare(_, folder, port) {
    const site = `http://:${port} {\n\tbind 127.0.0.1\n\treverse_proxy 127.0.0.1:${upstream}\n}\n`
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  },
})
