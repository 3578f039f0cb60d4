import { CheckedList } from '@/components/ui/checked-list'
import { Section } from '@/components/ui/section'
import { ToolIcon } from '@/components/ui/tool-icon'
import { getTool } from '@/lib/content'
import { ProjectTags } from '../../_components/project-tags'
import { type CaseStudyProps, labels } from './case-study'

export function WhatWeBuilt({ project }: CaseStudyProps) {
  return (
    <Section labelledBy="built-title">
      <div className="grid gap-x-6 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="built-title" className="text-h2">
            {labels().built}
          </h2>
          <CheckedList
            items={project.caseStudy.built}
            className="mt-8 border-line-strong border-t-[1.5px] *:border-line *:border-b-[1.5px] *:py-3"
          />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <h2 className="text-h3">{labels().technologies}</h2>
          <ul data-reveal className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-1">
            {project.stack.map(getTool).map(({ id, name }) => (
              <li key={id} className="flex min-h-11 items-center gap-3 font-medium">
                <ToolIcon id={id} className="size-7" />
                {name}
              </li>
            ))}
          </ul>
          {project.tags.length > 0 ? (
            <>
              <h2 className="mt-12 text-h3">{labels().tags}</h2>
              <ProjectTags tags={project.tags} className="mt-5 flex-col gap-y-3" />
            </>
          ) : null}
        </div>
      </div>
    </Section>
  )
}
